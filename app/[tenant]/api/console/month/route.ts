import { monthOf } from '@/lib/domain/console/month'
import { monthCsv } from '@/lib/domain/console/month-csv'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { csvFile } from '@/lib/server/http/answer/csv-file'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { findMonth } from '@/lib/server/upstream/console/restaurants'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/konsola/miesiac.csv`: the month for a spreadsheet. Contract C41. */
export const GET = signedPanelRoute('read', async ({ tenant, request, bearer, call }) => {
  const requested = monthOf(new URL(request.url).searchParams.get('m') ?? '')
  const month = await findMonth(tenant, requested?.month ?? null, { ...call, bearer })
  if (!month) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  return csvFile(`miesiac-${month.month}`, monthCsv(month, panelWords.consoleRestaurants.month))
})
