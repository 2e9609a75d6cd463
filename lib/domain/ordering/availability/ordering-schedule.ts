import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import type { OrderingSchedule } from '@/lib/domain/ordering/availability/ordering-availability'
import { pauseStateAt } from '@/lib/domain/ordering/availability/paused'
import type { OrderingTerms } from '@/lib/domain/ordering/order/schema'
import { ANSWER_MINUTES } from '@/lib/domain/ordering/order/timers'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { upcomingOpenings } from '@/lib/domain/restaurant/hours/upcoming-openings'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { onDay } from '@/lib/domain/time/dates-pl'
import { addDays, type LocalDate, localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { offeredDeliveryTypes } from './delivery-types'
import { pausedFromWire } from './from-wire'

type ScheduleSource = Pick<
  RestaurantSummary,
  'products' | 'delivery' | 'config' | 'hours' | 'orders_paused' | 'custom_rules'
> & { ordering: Pick<OrderingTerms, 'scheduled' | 'prep_minutes'> | null }

const DAYS_COVERED = 3
const MINUTE_MS = 60_000

/** Everything that decides whether orders are taken, from now on for a few days. Contract C9, C17, ledger L113. */
export function orderingSchedule(restaurant: ScheduleSource, now: Date): OrderingSchedule {
  const hours = kitchenHours(restaurant.hours)
  const scheduled = scheduledTermsOf(restaurant.ordering, hours)
  const paused = pausedFromWire(restaurant.orders_paused)
  const until = paused?.until ?? null
  const pause = pauseStateAt(paused, scheduled !== null, now)
  return {
    takesOrders: offeredDeliveryTypes(restaurant).length > 0,
    openings: upcomingOpenings(hours, now).map((opening) => ({
      ...opening,
      lastMs: opening.untilMs - (ANSWER_MINUTES + (restaurant.ordering?.prep_minutes ?? 0)) * MINUTE_MS,
    })),
    ...(hours.last_order_minutes && { ownLastMinutes: hours.last_order_minutes }),
    ...(restaurant.hours.kitchen && { hasKitchenHours: true }),
    scheduled,
    pause: pause.kind === 'none' ? null : pause,
    pauseUntilMs: until?.getTime() ?? null,
    pauseUntil: until && momentText(until, now),
    disabledOn: disabledDays(restaurant, localDateOf(now)),
  }
}

// Terms of later openings only: a kitchen's busy minutes are over by then.
function scheduledTermsOf(
  ordering: ScheduleSource['ordering'],
  { last_order_minutes: lastOrderMinutes }: OpeningHours,
): OrderingSchedule['scheduled'] {
  const terms = ordering?.scheduled
  if (!terms) return null
  return {
    leadMinutes: { delivery: terms.lead_minutes, takeout: readyMinutes(ordering.prep_minutes) },
    stepMinutes: terms.step_minutes,
    daysAhead: terms.days_ahead,
    prepMinutes: ordering.prep_minutes,
    busyMinutes: 0,
    ...(lastOrderMinutes && { lastOrderMinutes }),
  }
}

/** "13:30" today, "13:30 w sobotę" on another day. */
function momentText(instant: Date, now: Date): string {
  const day = localDateOf(instant)
  return day === localDateOf(now) ? localTimeOf(instant) : `${localTimeOf(instant)} ${onDay(day)}`
}

function disabledDays({ custom_rules }: ScheduleSource, today: LocalDate): Record<LocalDate, string> {
  if (custom_rules.length === 0) return {}
  const days = Array.from({ length: DAYS_COVERED }, (_, day) => addDays(today, day))
  const texts = days.map((date) => [date, evaluateRules(custom_rules, { date }, 'order').disabledText] as const)
  return Object.fromEntries(texts.filter((entry): entry is [LocalDate, string] => entry[1] !== null))
}
