import { cookies } from 'next/headers'
import { consolePage } from '@/app/_pages/console-page'
import { LookupPage } from '@/components/console/lookup/lookup-page'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readLookup } from '@/lib/server/console/lookup-cookie'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.lookup }

/** Orders and reservations of the brand by a phone, an e-mail, a code or a number. Contract C40. */
export default consolePage('lookup', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const typed = await readLookup(await cookies(), bearer)
  const reason = typed && typed.reason.length >= 3 ? typed.reason : undefined
  const cursor = readCursorParam((await searchParams).od)
  // The query is sent in the body: no URL and no log holds it.
  const load = (page: object) =>
    callUpstream(tenant, lookupCalls.find, { bearer, body: { query: typed?.query ?? '', reason, ...page } })
  const found = typed?.query ? await pageOrFirst(cursor, load) : null
  return <LookupPage query={typed?.query ?? ''} reason={typed?.reason ?? ''} found={found} />
})
