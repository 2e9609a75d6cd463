import { addMinutes } from 'date-fns/addMinutes'
import { startOfMinute } from 'date-fns/startOfMinute'
import { leadMinutesOf } from '@/lib/domain/ordering/availability/first-time'
import { afterOpenMinutes, openingAt, openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import { type OrderingSchedule, orderingAvailabilityAt } from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import {
  type DeliveryAt,
  type Placement,
  placementRefusals,
  servedAtOf,
} from '@/lib/domain/ordering/availability/placement'
import { orderDays } from '@/lib/domain/ordering/checkout/order-times'
import { orderAnswerDueAt, PAYMENT_MINUTES } from '@/lib/domain/ordering/order/timers'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { instantOf, localDateOf, localTimeOf, wallTime } from '@/lib/domain/time/time'
import type { StoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { orderingSummary } from '@/upstream/menus/ordering-summary'
import { etaFor, kitchenTimes } from '@/upstream/orders/kitchen-times'
import { capacityRefusal, currentPreparationMinutes, orderingPolicy } from '@/upstream/orders/ordering-policy'
import { restaurantRow } from '@/upstream/restaurants/file/restaurant-row'
import { readSamples } from '@/upstream/seed/read-samples'

/**
 * Contract C1, docs/design/orders.md: walks through a week with the hours of the sample restaurants. Times offered on
 * pages are accepted; an accepted order is answered during staffed hours; the promised time comes after that.
 */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NO_TRAVEL_TIME = { travelMinMinutes: 0, travelMaxMinutes: 10 }
/** Ends with the night that has an hour twice; the second ends with the night that lacks an hour. */
const OCTOBER = instantOf('2026-10-19', '00:00')
const MARCH = instantOf('2027-03-22', '00:00')

type Hours = RestaurantSummary['hours']
type Case = { name: string; orderingRestaurant: StoredOrderingRestaurant }

const { restaurants, pictures: files } = readSamples(new Date('2026-10-19T12:00:00+02:00'))
const cases: Case[] = restaurants.flatMap(({ id, file }) => {
  const { orders, name } = file
  if (!orders) return []
  const { summary } = restaurantRow(file, { id, cityName: file.city, files })
  const { delivery, ...terms } = orders
  const restaurant = { ...summary, custom_rules: [], config: { ...summary.config, orders: { allowOrders: true } } }
  return {
    name,
    orderingRestaurant: {
      restaurant: { ...restaurant, products: [...new Set([...summary.products, 'orders'])] },
      contact: { phone: '', email: '', website: null },
      menu: { categories: [], discounts: [] },
      terms: { ...terms, zones: delivery?.zones ?? [] },
    },
  }
})

const changed = (name: string, hours: Hours, busy: number | null = null): Case => {
  const [{ orderingRestaurant }] = cases as [Case]
  const orders_paused = busy ? { reason: null, until: null, busy_minutes: busy } : null
  return {
    name,
    orderingRestaurant: {
      ...orderingRestaurant,
      restaurant: { ...orderingRestaurant.restaurant, hours, orders_paused },
    },
  }
}
const daily = (...day: Hours['week'][number]): Hours => ({ week: Array.from({ length: 7 }, () => day), exceptions: [] })
const [lunch, dinner] = [
  { open: '11:30', close: '15:00' },
  { open: '17:00', close: '22:00' },
]
const closedSunday = { date: '2026-10-25', intervals: [] }
const hard: Case[] = [
  changed('two openings a day', daily(lunch, dinner)),
  changed('over midnight', daily({ open: '18:00', close: '03:00' })),
  changed('day and night', daily({ open: '00:00', close: '24:00' })),
  changed('day and night, closed on one Sunday', {
    ...daily({ open: '00:00', close: '24:00' }),
    exceptions: [closedSunday],
  }),
  changed('busy', daily(lunch, dinner), 35),
  changed('half an hour at noon', daily({ open: '12:00', close: '12:40' }, { open: '18:00', close: '21:00' })),
  changed('too short to cook', daily({ open: '12:00', close: '12:20' }, { open: '12:40', close: '12:48' })),
]

/** Every `stepMinutes`, and the moments around each closing and each last order. */
function momentsOf({ restaurant, terms }: StoredOrderingRestaurant, from: Date, { days, stepMinutes }: Pace): Date[] {
  const plain = Array.from({ length: (days * 1440) / stepMinutes }, (_, i) => addMinutes(from, i * stepMinutes))
  const edges = [...openSpansFrom(restaurant.hours, from)].flatMap(({ opensAt, closesAt }) => {
    const last = addMinutes(closesAt, -10 - currentPreparationMinutes(restaurant, terms, from))
    return [opensAt, closesAt, last].flatMap((edge) => [-MINUTE, -1, 0, 1, MINUTE].map((ms) => edge.getTime() + ms))
  })
  const until = addMinutes(from, days * 1440)
  return [...plain, ...edges.map((ms) => new Date(ms)).filter((edge) => edge >= from && edge < until)]
}

/** The page as made on the full hour: it must stay correct while a diner looks at it. */
function pages({ restaurant, terms }: StoredOrderingRestaurant) {
  const ordering = orderingSummary(restaurant, terms, { diets: [], promotion: null, fullSlots: null })
  const made = new Map<number, OrderingSchedule>()
  return (now: Date): OrderingSchedule => {
    const hourMs = Math.floor(now.getTime() / HOUR) * HOUR
    const schedule = made.get(hourMs) ?? orderingSchedule({ ...restaurant, ordering }, new Date(hourMs))
    made.set(hourMs, schedule)
    return schedule
  }
}

/** Errors at this moment, in words; null without any. */
function faultAt(orderingRestaurant: StoredOrderingRestaurant, schedule: OrderingSchedule, now: Date): string | null {
  const { restaurant, terms } = orderingRestaurant
  const state = orderingAvailabilityAt(schedule, now.getTime(), localDateOf(now), 'takeout')
  const asap = refusals(orderingRestaurant, 'ASAP', now)
  if ((state.kind === 'open') !== (asap.length === 0)) return `shown as ${state.kind}, answered ${asap.join()}`
  if (
    (capacityRefusal(orderingRestaurant, { wantedAt: null, deliveryType: 'takeout' }, now) === null) !==
    (asap.length === 0)
  )
    return 'order and payment disagree'
  if (state.kind !== 'open') return null
  const due = orderAnswerDueAt(restaurant.hours, now, null)
  const present = openingAt(restaurant.hours, now)
  const eta = etaFor(null, kitchenTimes(orderingRestaurant, 'ASAP', NO_TRAVEL_TIME, now).readyAt, NO_TRAVEL_TIME)
  if (!due || !present || due > present.closesAt || due.getTime() - now.getTime() > 10 * MINUTE) return 'due too late'
  if (due <= now) return 'due at once'
  if (eta.from < due) return 'promised before it is answered'
  if (addMinutes(due, currentPreparationMinutes(restaurant, terms, now)) > present.closesAt)
    return 'cooked after the closing'
  const last = addMinutes(present.closesAt, -10 - currentPreparationMinutes(restaurant, terms, now))
  if (last.getTime() - now.getTime() > 24 * HOUR) return state.until === null ? null : `said until ${state.until}`
  const onStep = addMinutes(startOfMinute(last), -(last.getUTCMinutes() % 5))
  // After the round hour, the last minutes are announced without it.
  if (state.isLast !== onStep < now) return `the last minutes are ${state.isLast ? '' : 'not '}told`
  return state.until === localTimeOf(onStep) ? null : `said until ${state.until}`
}

function faultForLater(
  orderingRestaurant: StoredOrderingRestaurant,
  schedule: OrderingSchedule,
  now: Date,
): string | null {
  const { restaurant } = orderingRestaurant
  const policy = orderingPolicy(orderingRestaurant, 'takeout', [], now)
  const leadMinutes = leadMinutesOf(orderingRestaurant.terms, 'takeout')
  const days = orderDays(policy, policy.scheduled, now)
  const state = orderingAvailabilityAt(schedule, now.getTime(), localDateOf(now), 'takeout')
  const shown = state.kind === 'later' && state.opens ? `${state.first.date} ${state.first.time}` : null
  const offered = days[0] && `${days[0].date} ${days[0].times[0]}`
  if (shown !== null && shown !== offered) return `shown ${shown}, offered ${offered}`
  // Errors occur at the nearest times; one time of a distant day is enough.
  for (const { date, times } of days.slice(0, 2)) {
    for (const time of new Set([times[0] as string, times.at(-1) as string])) {
      const deliveryAt = wallTime(date, time)
      const wantedAt = servedAtOf(deliveryAt, now)
      if (refusals(orderingRestaurant, deliveryAt, now).length > 0) return `offered, and refused: ${deliveryAt}`
      // An online payment takes up to a quarter of an hour, and the restaurant's time begins after it.
      for (const sentAt of [now, addMinutes(now, PAYMENT_MINUTES)]) {
        const due = orderAnswerDueAt(restaurant.hours, sentAt, { deliveryAt: wantedAt, leadMinutes })
        const said = `${deliveryAt}, sent ${sentAt.toISOString()}, due ${due?.toISOString()}`
        if (capacityRefusal(orderingRestaurant, { wantedAt, deliveryType: 'takeout' }, sentAt))
          return `offered, and not to be paid: ${said}`
        if (!due || due.getTime() !== afterOpenMinutes(restaurant.hours, sentAt, 10)?.getTime()) return said
        if (due <= sentAt || due > addMinutes(wantedAt, -Math.min(45, leadMinutes))) return said
      }
    }
  }
  return null
}

function refusals(orderingRestaurant: StoredOrderingRestaurant, deliveryAt: DeliveryAt, now: Date) {
  const placement: Placement = { deliveryType: 'takeout', deliveryAt, paymentMethod: 'paid', totalGrosze: 0 }
  return placementRefusals(orderingPolicy(orderingRestaurant, 'takeout', [], now), placement, now)
}

type Pace = { days: number; stepMinutes: number }

function walk({ orderingRestaurant }: Case, from: Date, pace: Pace): string[] {
  const scheduleAt = pages(orderingRestaurant)
  const faults = momentsOf(orderingRestaurant, from, pace).flatMap((now) =>
    told(now, faultAt(orderingRestaurant, scheduleAt(now), now)),
  )
  // Around noon, late in the evening and at night of each day: an order in the evening may be for right after the
  // opening.
  const later = Array.from({ length: pace.days }, (_, day) => day * 1440).flatMap((dayMinute) =>
    [25, 155, 725, 1303].flatMap((minute) => {
      const now = addMinutes(from, dayMinute + minute)
      return told(now, faultForLater(orderingRestaurant, scheduleAt(now), now))
    }),
  )
  return [...faults, ...later].slice(0, 5)
}

function told(now: Date, fault: string | null): string[] {
  return fault ? [`${now.toISOString()} ${fault}`] : []
}

/** `ATTACK_LONG=1` tries every minute of the week with all restaurants. */
const isLong = Boolean(process.env.ATTACK_LONG)
const week = { days: 7, stepMinutes: isLong ? 1 : 61 }
const sunday = isLong ? week : { days: 1, stepMinutes: 187 }
const fromMinutes = isLong ? 0 : 6 * 1440
it.each(hard)('C1 $name', (one) => expect(walk(one, OCTOBER, week)).toEqual([]))
const walked = isLong ? cases : cases.filter((_, i) => i % 4 === 0)
it.each(walked)('C1 $name', (one) => expect(walk(one, addMinutes(OCTOBER, fromMinutes), sunday)).toEqual([]))
it.each(hard.slice(0, 3))('C1 the week with the missing hour: $name', (one) =>
  expect(walk(one, addMinutes(MARCH, fromMinutes), sunday)).toEqual([]),
)
