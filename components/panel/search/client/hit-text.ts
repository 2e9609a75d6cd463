import type { SearchWords } from '@/components/panel/search/words'
import { interpolate } from '@/lib/domain/interpolate'
import { orderStateText } from '@/lib/domain/ordering/order/status'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import type { Hit } from '@/lib/domain/panel/board/find-on-board'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { type LocalDate, localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { CANCELLED_WORDS, STATE_WORDS } from '@/messages/content/visit-words'

/** Text of a hit, in two columns: its number or time, and name, time and state. `today` is the board's evening. */
export function hitText(hit: Hit, words: SearchWords, today: LocalDate): { head: string; text: string } {
  if (hit.kind === 'order') {
    const { number, customer, ready_at, eta } = hit.order
    const name = `${customer.customer_firstname} ${customer.customer_lastname}`.trim() || words.noName
    const time = timeText(ready_at ?? eta.to, words, today)
    const values = { name, time, state: orderStateText(hit.order.status, hit.order.delivery_type) }
    return { head: interpolate(words.number, { number }), text: interpolate(words.order, values) }
  }
  if (hit.kind === 'visit') {
    const { customer_name, guests_number: people, starts_at } = hit.visit
    const values = { name: customer_name.trim() || words.noName, people, state: visitState(hit.visit) }
    return { head: timeText(starts_at, words, today), text: interpolate(words.visit, values) }
  }
  const { customer_name, people, state, promised_at, created_at } = hit.wait
  const values = { name: customer_name.trim() || words.noName, people, state: words.waitStates[state] }
  return { head: timeText(promised_at ?? created_at, words, today), text: interpolate(words.wait, values) }
}

function visitState({ status, cancelled_by, visit_state }: BoardReservation): string {
  return cancelled_by ? CANCELLED_WORDS[cancelled_by] : STATE_WORDS[status === 'confirmed' ? visit_state : status]
}

function timeText(instant: string, words: SearchWords, today: LocalDate): string {
  const at = new Date(instant)
  const time = localTimeOf(at)
  return serviceDayOf(at) === today ? time : interpolate(words.day, { day: formatDayShort(localDateOf(at)), time })
}
