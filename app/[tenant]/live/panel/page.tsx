import { redirect } from 'next/navigation'
import { entryPage } from '@/app/_pages/panel-page'
import { EntryShell } from '@/components/panel/entry-shell'
import { SignInForm } from '@/components/panel/sign-in-form'
import { panelWords } from '@/lib/domain/panel-words'
import { panelPath } from '@/lib/domain/staff/pages'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { readSignedIn } from '@/lib/server/panel/read-panel'

export const metadata = { title: panelWords.shell.panel }

/** Where staff sign in; who is signed in to one restaurant goes straight on. Contract C28. */
export default entryPage(async (tenant, { searchParams }) => {
  const signedIn = await readSignedIn(tenant)
  const first = signedIn?.session.restaurants[0]
  if (first) redirect(panelPath(first.id, 'orders'))
  return (
    <EntryShell tenant={tenant}>
      <SignInForm answer={await readFormAnswer(await searchParams)} hasDevice={false} />
    </EntryShell>
  )
})
