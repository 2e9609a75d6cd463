import { cookies } from 'next/headers'
import { consolePage } from '@/app/_pages/console-page'
import { LookupPage } from '@/components/console/lookup/lookup-page'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readLookup } from '@/lib/server/console/lookup-cookie'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.lookup }

/** Orders and reservations of the brand by a phone, an e-mail, a code or a number. Contract C40. */
export default consolePage('lookup', async ({ call, query: { od }, console: { bearer } }) => {
  const { query = '', reason = '' } = (await readLookup(await cookies(), bearer)) ?? {}
  const given = { query, reason: reason.length >= 3 ? reason : undefined }
  // The query is sent in the body: no URL and no log holds it.
  const load = (page: object) => call(lookupCalls.find, { body: { ...given, ...page } })
  const found = query ? await pageOrFirst(readCursorParam(od), load) : null
  return <LookupPage query={query} reason={reason} found={found} />
})
