import { consolePage } from '@/app/_pages/console-page'
import { ConsentsPage } from '@/components/console/person/consents-page'
import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.consents }

/** People who agreed to the brand's offers, with date and origin. Contract C42. */
export default consolePage('consents', async ({ tenant, console }, { searchParams }) => {
  const query = await searchParams
  const state = query.stan === 'wycofane' ? 'withdrawn' : 'open'
  const { isFirst, ...consents } = await pageOrFirst(readCursorParam(query.od), (page) =>
    callUpstream(tenant, consentCalls.list, { bearer: console.bearer, query: { state, ...page } }),
  )
  return (
    <ConsentsPage
      consents={consents}
      state={state}
      isFirst={isFirst}
      mayWithdraw={console.permissions.includes('decide_person_data')}
      answer={await readFormAnswer(query)}
    />
  )
})
