import { panelWords } from '@/lib/domain/panel/panel-words'
import { reportCalls } from '@/lib/domain/panel/report/report-calls'
import { reportCsv } from '@/lib/domain/panel/report/report-csv'
import { isLocalDate } from '@/lib/domain/time/time'
import { csvFile } from '@/lib/server/http/answer/csv-file'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/panel/{restaurant}/raport.csv`: the evening for a spreadsheet. Contract C27. */
export const GET = signedPanelRoute('read', async ({ tenant, request, bearer, params: { restaurant = '' }, call }) => {
  const day = new URL(request.url).searchParams.get('date') ?? ''
  const date = isLocalDate(day) ? day : null
  const asked = { ...call, bearer, params: { restaurant: Number(restaurant) }, query: { date } }
  const report = await findUpstream(tenant, reportCalls.read, asked, [401, 403, 404])
  if (!report) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  return csvFile(`raport-${report.date}`, reportCsv(report, panelWords.report))
})
