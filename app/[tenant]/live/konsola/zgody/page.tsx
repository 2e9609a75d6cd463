import { consolePage } from '@/app/_pages/console-page'
import { ConsentsPage } from '@/components/console/person/consents-page'
import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.consents }

/** People who agreed to the brand's offers, with date and origin. Contract C42. */
export default consolePage('consents', async ({ list, console, query, answer }) => {
  const state = query.stan === 'wycofane' ? 'withdrawn' : 'open'
  const consents = await list(consentCalls.list, { state })
  const mayWithdraw = console.permissions.includes('decide_person_data')
  return <ConsentsPage consents={consents} state={state} mayWithdraw={mayWithdraw} answer={answer} />
})
