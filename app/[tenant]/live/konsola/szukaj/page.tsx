import { cookies } from 'next/headers'
import { consolePage } from '@/app/_pages/console-page'
import { LookupPage } from '@/components/console/lookup/lookup-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readLookup } from '@/lib/server/console/lookup-cookie'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { findSubjects } from '@/lib/server/upstream/console/lookup'

export const metadata = { title: panelWords.console.pages.lookup }

/** Orders and reservations of the brand by a phone, an e-mail, a code or a number. Contract C40. */
export default consolePage('lookup', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const query = await readLookup(await cookies(), bearer)
  const cursor = readCursorParam((await searchParams).od)
  const found = query ? await findSubjects(tenant, query, cursor, { bearer }) : null
  return <LookupPage query={query ?? ''} found={found} />
})
