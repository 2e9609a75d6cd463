import { consolePage } from '@/app/_pages/console-page'
import { EveningsPage } from '@/components/console/restaurants/evenings-page'
import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate } from '@/lib/domain/time/time'

export const metadata = { title: panelWords.console.pages.evenings }

/** One evening by restaurant; the present one by default. Contract C41. */
export default consolePage('evenings', async ({ load, query: { d } }) => {
  const date = typeof d === 'string' && isLocalDate(d) ? d : undefined
  return <EveningsPage evenings={await load(guestListCalls.evenings, { query: { date } })} />
})
