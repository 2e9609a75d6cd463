import { redirect } from 'next/navigation'
import { entryPage } from '@/app/_pages/panel-page'
import { ConsoleClosed } from '@/components/console/console-closed'
import { EntryShell } from '@/components/panel/access/entry-shell'
import { SignInForm } from '@/components/panel/access/sign-in-form'
import { consolePagesOf, consolePath } from '@/lib/domain/console/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readConsole } from '@/lib/server/console/read-console'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'

export const metadata = { title: panelWords.console.name }

/** Sign-in page of a brand's people; signed-in people are redirected. Contract C38. */
export default entryPage(async (tenant, { searchParams }) => {
  const console = await readConsole(tenant)
  const first = typeof console === 'string' ? null : consolePagesOf(console.permissions)[0]
  if (first) redirect(consolePath(first))
  const answer = await readFormAnswer(await searchParams)
  return (
    <EntryShell tenant={tenant} place="console">
      {console === 'no_role' ? <ConsoleClosed /> : <SignInForm place="console" answer={answer} />}
    </EntryShell>
  )
}, 'console')
