import { moneyCalls } from '@/lib/domain/console/money-calls'
import { MAX_MONEY_A_PAGE, moneyCsvHead, moneyCsvLines } from '@/lib/domain/console/money-list'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readMoneyDays } from '@/lib/server/console/money-days'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { streamOf } from '@/lib/server/http/answer/stream-of'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/konsola/platnosci.csv?od=&do=`: payments and refunds for a spreadsheet, page by page. Contract C41. */
export const GET = signedPanelRoute('read', async ({ tenant, request, bearer, call }) => {
  const { searchParams } = new URL(request.url)
  const days = readMoneyDays(searchParams.get('od'), searchParams.get('do'))
  const load = (cursor?: string) =>
    days &&
    callUpstream(tenant, moneyCalls.list, { ...call, bearer, query: { ...days, cursor, limit: MAX_MONEY_A_PAGE } })
  const first = await load()
  if (!days || !first?.ok) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const words = panelWords.consoleRestaurants.money
  async function* pages() {
    if (first?.ok) yield moneyCsvHead(first.data, words)
    for (let page = first; page?.ok; ) {
      yield moneyCsvLines(page.data.items, words)
      const next = page.data.next_cursor
      if (next === null) return
      page = await load(next)
      // A file that ends early would look whole.
      if (!page?.ok) throw new Error('the list of payments broke off')
    }
  }
  return new Response(streamOf(pages()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="platnosci-${days.from}-${days.to}.csv"`,
      'cache-control': 'no-store',
    },
  })
})
