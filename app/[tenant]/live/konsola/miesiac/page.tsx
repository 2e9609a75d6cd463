import { consolePage } from '@/app/_pages/console-page'
import { MonthPage } from '@/components/console/month/month-page'
import { monthAt, monthOf } from '@/lib/domain/console/month'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { loadMonth } from '@/lib/server/upstream/console/restaurants'

export const metadata = { title: panelWords.console.pages.month }

/** A month of the brand. Contract C41. */
export default consolePage('month', async ({ tenant, console: { bearer }, query: { m, strona, wszystko } }) => {
  const asked = typeof m === 'string' ? monthOf(m) : null
  return (
    <MonthPage
      month={await loadMonth(tenant, asked?.month ?? null, { bearer })}
      brand={tenant.label}
      present={monthAt(new Date())}
      page={typeof strona === 'string' && /^[1-9]\d{0,2}$/.test(strona) ? Number(strona) : 1}
      isWhole={wszystko === '1'}
      isInvalid={m !== undefined && asked === null}
    />
  )
})
