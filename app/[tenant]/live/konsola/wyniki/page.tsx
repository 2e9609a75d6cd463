import { consolePage } from '@/app/_pages/console-page'
import { ResultsPage } from '@/components/console/marketing/results-page'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { servicesOf } from '@/lib/domain/tenant/services'
import { resultsQueryOf } from '@/lib/server/console/results-query'

export const metadata = { title: panelWords.console.pages.results }

/** Results of campaigns. Contract C39. */
export default consolePage('results', async ({ tenant, load, query }) => {
  const { isInvalid, ...asked } = resultsQueryOf(query, new Date())
  const results = await load(resultCalls.results, { query: asked })
  return <ResultsPage results={results} isInvalid={isInvalid} asksConsent={servicesOf(tenant).length > 0} />
})
