import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { resultsCsv } from '@/lib/domain/marketing/results/results-csv'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { resultsQueryOf } from '@/lib/server/console/results-query'
import { csvFile } from '@/lib/server/http/answer/csv-file'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/konsola/wyniki.csv`: the report for a spreadsheet. Contract C39. */
export const GET = signedPanelRoute('read', async ({ tenant, request, bearer, call }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { isInvalid: _, ...requested } = resultsQueryOf(query, new Date())
  const results = await findUpstream(tenant, resultCalls.results, { ...call, bearer, query: requested }, [401, 403])
  if (!results) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  return csvFile(`wyniki-${results.from}-${results.to}`, resultsCsv(results, panelWords.marketing.results))
})
