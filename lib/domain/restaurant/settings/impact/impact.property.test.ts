import { isSlotOffered } from '@/lib/domain/ordering/availability/slots'
import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { freeSeating, seatingsFor } from '@/lib/domain/reservation/availability/seating'
import { slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { fileAvailability } from '@/lib/domain/restaurant/file/file-availability'
import { hoursOfFile } from '@/lib/domain/restaurant/file/file-hours'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { type RestaurantFile, restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import { addDays, instantOf, localDateOf, localTimeOf, wallTime } from '@/lib/domain/time/time'
import fc from '@/tests/support/fast-check'
import { copyOf, pizzeria } from '@/tests/support/restaurant-files'
import type { AffectedOrder, OpenReservation } from './impact'
import { impactOf } from './impact-of'

const TODAY = '2026-11-23'
const now = instantOf(TODAY, '08:00')
const NAMES = ['A1', 'A2', 'A3', 'B1']
const base = restaurantFileSchema.parse(copyOf(pizzeria))

const minutes = fc.constantFrom('00:00', '11:00', '12:00', '17:30', '18:00', '20:00', '21:30', '23:00')
const intervals: fc.Arbitrary<{ open: string; close: string }[]> = fc.oneof(
  fc.constant<{ open: string; close: string }[]>([]),
  fc.tuple(minutes, minutes).map(([open, close]) => [{ open, close }]),
)
const rule = fc.record(
  {
    key: fc.constantFrom('isFri' as const, 'isSat' as const, 'peopleAmount' as const, 'visitDate' as const),
    value: fc.constantFrom(1, 4, 8, `${TODAY}..2026-11-26`, true),
    disableBook: fc.boolean(),
    disableOrder: fc.boolean(),
  },
  { requiredKeys: ['key', 'value'] },
)
const table = (name: string) =>
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.nat(4))
    .map(([minSeats, more]) => ({ name, minSeats, maxSeats: minSeats + more }))
const rooms = fc.tuple(fc.subarray(NAMES), fc.tuple(...NAMES.map(table))).map(([names, all]) =>
  ['A', 'B'].map((key) => ({
    key: key.toLowerCase(),
    name: key,
    tables: all.filter(({ name }) => names.includes(name) && name.startsWith(key)),
  })),
)
const joins = fc.subarray([
  ['A1', 'A2'],
  ['A2', 'A3'],
  ['A1', 'A2', 'A3'],
])
const zone = (name: string) =>
  fc.record({
    name: fc.constant(name),
    area: fc.integer({ min: 1, max: 5 }).map((radiusKm) => ({ kind: 'radius' as const, radiusKm })),
    feeGrosze: fc.nat(1000),
    minCartGrosze: fc.nat(3000),
    freeFromGrosze: fc.constant(null),
    etaMinMinutes: fc.constant(30),
    etaMaxMinutes: fc.constantFrom(40, 60, 90),
  })
const dishes = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map(([isGone, isOut, hasLessHam]) => {
  const menu = structuredClone(base.menu!)
  const [pizza] = menu.categories[0]!.products
  pizza!.available = !isOut
  const [extras] = pizza!.questions
  if (hasLessHam && extras?.type === 'multiple-choice') extras.options.shift()
  if (isGone) menu.categories[0]!.products = []
  return menu
})

const week = fc.tuple(...Array.from({ length: 7 }, () => intervals))
const exceptions = fc.uniqueArray(fc.record({ date: fc.nat(6).map((days) => addDays(TODAY, days)), intervals }), {
  selector: ({ date }) => date,
  maxLength: 3,
})
const kitchen = fc.record({ week, exceptions })

const file: fc.Arbitrary<RestaurantFile> = fc
  .record({
    week,
    exceptions,
    kitchen: fc.option(kitchen),
    lastOrderMinutes: fc.constantFrom(null, 0, 45, 120),
    lastSeatingMinutes: fc.constantFrom(null, 30, 90, 180),
    rules: fc.array(rule, { maxLength: 2 }),
    rooms,
    joins,
    isPartner: fc.boolean(),
    autoConfirmBefore: fc.constantFrom(null, 0, 48),
    menu: fc.option(dishes, { freq: 9 }),
    zones: fc.tuple(zone('Z1'), zone('Z2')).map((both) => both),
    preparationMinutes: fc.constantFrom(10, 45),
    delivers: fc.boolean(),
    takesLater: fc.boolean(),
  })
  .map((own) => {
    const known = own.rooms.flatMap(({ tables }) => tables.map(({ name }) => name))
    return {
      ...base,
      products: base.products.filter((product) => own.isPartner || product !== 'reservations'),
      hours: {
        week: own.week,
        exceptions: own.exceptions,
        kitchen: own.kitchen,
        lastOrderMinutes: own.lastOrderMinutes,
        lastSeatingMinutes: own.lastSeatingMinutes,
      },
      rooms: own.rooms,
      combinations: own.joins.filter((names) => names.every((name) => known.includes(name))),
      reservations: { ...base.reservations, rules: own.rules, autoConfirmBefore: own.autoConfirmBefore },
      orders: {
        ...base.orders!,
        preparationMinutes: own.preparationMinutes,
        scheduled: own.takesLater ? { stepMinutes: 15 as const, daysAhead: 10 } : null,
        delivery: own.delivers ? { maxKm: 5, zones: own.zones } : null,
      },
      menu: own.menu,
    }
  })

const instant = fc
  .tuple(fc.nat(6), fc.integer({ min: 0, max: 95 }))
  .map(([days, quarter]) =>
    instantOf(
      addDays(TODAY, days + 1),
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    ),
  )
const reservation: fc.Arbitrary<OpenReservation> = fc.record({
  id: fc.constant(1),
  number: fc.constant('1'),
  startsAt: instant,
  stayMinutes: fc.constantFrom(30, 90, 120),
  partySize: fc.integer({ min: 1, max: 14 }),
  tables: fc.subarray(NAMES),
  area: fc.constant(null),
})
const order: fc.Arbitrary<AffectedOrder> = fc.record({
  id: fc.constant('o'),
  number: fc.constant('1'),
  deliveryType: fc.constantFrom('delivery' as const, 'takeout' as const),
  deliveryAt: fc.option(instant),
  lines: fc.tuple(fc.constantFrom(1, 2, 3), fc.boolean()).map(([productId, hasHam]) => [
    {
      productId,
      name: 'Danie',
      answers:
        hasHam && productId === 1 ? [{ questionId: 1, options: [{ optionId: 1, amount: 1 }], components: [] }] : [],
    },
  ]),
  address: fc.constantFrom(2, 4, 6).map((km) => ({ lat: base.address.lat, lng: base.address.lng + km / 69.6 })),
})

/** Evaluates long before the visit, so that no lead time is too short, with no other tables taken. */
function refusesVisit(of: RestaurantFile, { startsAt, stayMinutes, partySize }: OpenReservation): boolean {
  const { availability } = fileAvailability(of)
  const longBefore = new Date(startsAt.getTime() - 100 * 86_400_000)
  const { state } = slotEvaluator(availability, partySize, longBefore, { durationMinutes: stayMinutes }).evaluate(
    localDateOf(startsAt),
    localTimeOf(startsAt),
  )
  return state !== 'available' && state !== 'request'
}

/** Would it get these very tables, or some of them, if all others were taken? */
function givesItsTables(of: RestaurantFile, { tables, partySize }: OpenReservation): boolean {
  const { availability, idOf } = fileAvailability(of)
  if (tables.some((name) => !idOf.has(name))) return false
  if (tables.length === 0 || !availability.partner) return true
  const own = tables.flatMap((name) => idOf.get(name) ?? [])
  // Only the number of seats matters for a larger party.
  if (partySize >= 11)
    return (
      availability.tables.filter(({ id }) => own.includes(id)).reduce((sum, one) => sum + one.maxSeats, 0) >= partySize
    )
  const others = availability.tables
    .filter(({ id }) => !own.includes(id))
    .map(({ id }) => ({ tableId: id, fromMs: 0, untilMs: 10 }))
  return freeSeating(seatingsFor(availability, partySize), others, 0, 10) !== null
}

it('C2 C33 a reservation is listed exactly where the new rules refuse it and the old ones did not', () => {
  fc.assert(
    fc.property(file, file, reservation, (before, after, one) => {
      const found = [
        ...impactOf({ before, after, open: { reservations: [one], orders: [], recentDeliveries: [] }, now }),
      ].flat()
      const isNamed = found.some(({ kind }) => kind === 'reservation')
      const was = { refused: refusesVisit(before, one), seated: givesItsTables(before, one) }
      const is = { refused: refusesVisit(after, one), seated: givesItsTables(after, one) }
      if (!was.refused && was.seated) expect(isNamed).toBe(is.refused || !is.seated)
      // The reason may differ from before, but there must be one.
      if (isNamed) expect(is.refused || !is.seated).toBe(true)
      if (!was.refused && is.refused) expect(isNamed).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('C33 an unchanged setting affects nobody', () => {
  fc.assert(
    fc.property(file, fc.array(reservation), fc.array(order), (same, reservations, orders) => {
      const recentDeliveries = orders.flatMap(({ address }) => address ?? [])
      const open = { reservations, orders, recentDeliveries }
      expect([...impactOf({ before: same, after: structuredClone(same), open, now })].flat()).toEqual([])
    }),
  )
})

function refusesDishes(of: RestaurantFile, { lines }: AffectedOrder): boolean {
  if (!of.menu) return true
  const { refusals } = priceCart({
    restaurantId: 1,
    menu: menuFromStored(storedMenuOf(numberMenu(of.menu, numberMenu(base.menu!, null)), () => null)),
    lines: lines.map((line) => ({ ...line, answers: [...line.answers], amount: 1, note: '' })),
    deliveryType: 'takeout',
    delivery: { kind: 'unknown', minCartGrosze: 0 },
    packagingGrosze: 0,
    tipGrosze: 0,
    code: null,
    servedAt: now,
    now,
  })
  return refusals.length > 0
}

function placeRefusals(of: RestaurantFile, { deliveryType, address }: AffectedOrder): string[] {
  if (deliveryType === 'takeout' || !address) return []
  const { deliverable } = deliveryTo(fileReach(of), address)
  return [...(of.orders?.delivery ? [] : ['no deliveries']), ...(deliverable ? [] : ['out of range'])]
}

it('C3 C5 C33 an order for now is named exactly where the rules then refuse its dishes or its address', () => {
  const forNow = order.map((one) => ({ ...one, deliveryAt: null }))
  const numbered = file.map((one) => ({ ...one, menu: one.menu && numberMenu(one.menu, numberMenu(base.menu!, null)) }))
  fc.assert(
    fc.property(numbered, numbered, forNow, (before, after, one) => {
      const found = [
        ...impactOf({ before, after, open: { reservations: [], orders: [one], recentDeliveries: [] }, now }),
      ].flat()
      const isNamed = found.some(({ kind }) => kind === 'order')
      const dishes = !refusesDishes(before, one) && refusesDishes(after, one)
      const known = placeRefusals(before, one)
      const place = placeRefusals(after, one).some((refusal) => !known.includes(refusal))
      expect(isNamed).toBe(dishes || place)
    }),
    { numRuns: 500 },
  )
})

it('C1 C33 an order for later is listed exactly where its time would not be offered any more, at any moment of asking', () => {
  const later = fc.record({ one: order, deliveryAt: instant }).map(({ one, deliveryAt }) => ({
    ...one,
    deliveryAt,
    deliveryType: 'takeout' as const,
    address: null,
    lines: [],
  }))
  // The restaurant can answer on every day, so that only its hours and its kitchen matter.
  const morning = { open: '00:30', close: '01:30' }
  const answered = (days: Pick<RestaurantFile['hours'], 'week' | 'exceptions'>) => ({
    week: days.week.map((day) => [morning, ...day]),
    exceptions: days.exceptions.map((day) => ({ ...day, intervals: [morning, ...day.intervals] })),
  })
  const answering = file.map((one) => ({
    ...one,
    hours: { ...one.hours, ...answered(one.hours), kitchen: one.hours.kitchen && answered(one.hours.kitchen) },
    reservations: { ...one.reservations, rules: [] },
  }))
  const isOffered = ({ orders, hours }: RestaurantFile, at: Date) => {
    if (!orders?.scheduled) return false
    const prepMinutes = orders.preparationMinutes
    const stored = hoursOfFile(hours)
    const policy = {
      leadMinutes: Math.max(prepMinutes, 10),
      prepMinutes,
      busyMinutes: 0,
      lastOrderMinutes: stored.last_order_minutes,
      ...orders.scheduled,
    }
    const requested = new Date(at.getTime() - 36 * 3_600_000)
    return isSlotOffered(kitchenHours(stored), policy, wallTime(localDateOf(at), localTimeOf(at)), requested)
  }
  fc.assert(
    fc.property(answering, answering, later, (before, after, one) => {
      const found = [
        ...impactOf({ before, after, open: { reservations: [], orders: [one], recentDeliveries: [] }, now }),
      ].flat()
      const [was, is] = [before, after].map((of) => isOffered(of, one.deliveryAt))
      if (is) expect(found).toEqual([])
      if (was) expect(found.length).toBe(is ? 0 : 1)
    }),
    { numRuns: 1000 },
  )
})
