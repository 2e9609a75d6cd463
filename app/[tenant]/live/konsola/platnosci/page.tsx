import { consolePage } from '@/app/_pages/console-page'
import { MoneyPage } from '@/components/console/month/money-page'
import { moneyCalls } from '@/lib/domain/console/money-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readMoneyDays } from '@/lib/server/console/money-days'

export const metadata = { title: panelWords.console.pages.money }

/** Payments and refunds of a day, by default today. Contract C41. */
export default consolePage('money', async ({ list, query: { od, do: until, strona } }) => {
  const today = localDateOf(new Date())
  const asked = readMoneyDays(od, until)
  const { isFirst, ...found } = await list(moneyCalls.list, asked ?? { from: today, to: today }, strona)
  return <MoneyPage list={found} isFirst={isFirst} isInvalid={od !== undefined && asked === null} />
})
