import { entryPage } from '@/app/_pages/panel-page'
import { EnterByLink } from '@/components/panel/access/enter-by-link'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'

export const metadata = { title: panelWords.shell.panel }

/** The page of a sign-in link: opening it calls no upstream and uses nothing up, its button does. Contract C21, C28. */
export default entryPage(async (tenant, { params, searchParams }) => {
  const [{ token = '' }, answer] = await Promise.all([params, searchParams.then(readFormAnswer)])
  return (
    <EntryShell tenant={tenant}>
      <EnterByLink token={token} attempt={answer?.attempt ?? crypto.randomUUID()} hasFailed={answer !== null} />
    </EntryShell>
  )
})
