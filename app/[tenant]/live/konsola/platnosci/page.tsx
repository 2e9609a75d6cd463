import { consolePage } from '@/app/_pages/console-page'
import { MoneyPage } from '@/components/console/month/money-page'
import { moneyCalls } from '@/lib/domain/console/money-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readMoneyDays } from '@/lib/server/console/money-days'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.money }

/** Payments and refunds of a day, by default today. Contract C41. */
export default consolePage('money', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const { od, do: until, strona } = await searchParams
  const today = localDateOf(new Date())
  const asked = readMoneyDays(od, until)
  const days = asked ?? { from: today, to: today }
  const { isFirst, ...list } = await pageOrFirst(readCursorParam(strona), (page) =>
    callUpstream(tenant, moneyCalls.list, { bearer, query: { ...days, ...page } }),
  )
  return <MoneyPage list={list} isFirst={isFirst} isInvalid={od !== undefined && asked === null} />
})
