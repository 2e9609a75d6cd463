import { type RestaurantFile, restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { copyOf, pizzeria, tables, type WrittenFile } from '@/tests/support/restaurant-files'
import type { AffectedOrder, OpenCommitments, OpenLine, OpenReservation } from './impact'
import { impactOf } from './impact-of'

const now = new Date('2026-11-27T10:00:00+01:00')
const at = (text: string) => new Date(`${text}:00+01:00`)
const nothing: OpenCommitments = { reservations: [], orders: [], recentDeliveries: [] }
const fileOf = (written: WrittenFile, change: (file: RestaurantFile) => void = () => {}) => {
  const file = restaurantFileSchema.parse(copyOf(written))
  change(file)
  return file
}
const touched = (written: WrittenFile, change: (file: RestaurantFile) => void, open: Partial<OpenCommitments>) =>
  [...impactOf({ before: fileOf(written), after: fileOf(written, change), open: { ...nothing, ...open }, now })].flat()

const aReservation = (own: Partial<OpenReservation> = {}): OpenReservation => ({
  id: 1,
  number: '1',
  startsAt: at('2026-11-28T19:00'),
  stayMinutes: 105,
  partySize: 4,
  tables: ['P2'],
  area: 'parter',
  ...own,
})
const reasonsOf = (change: (file: RestaurantFile) => void, own: Partial<OpenReservation> = {}) =>
  touched(tables, change, { reservations: [aReservation(own)] }).flatMap((one) =>
    one.kind === 'reservation' ? one.reasons : [],
  )
const tableOf = (file: RestaurantFile, name: string) =>
  file.rooms.flatMap((room) => room.tables).find((table) => table.name === name)!
const removeTable = (file: RestaurantFile, name: string) => {
  for (const room of file.rooms) room.tables = room.tables.filter((table) => table.name !== name)
  file.combinations = file.combinations.filter((names) => !names.includes(name))
}

it.each<[string, (file: RestaurantFile) => void, Partial<OpenReservation>, string[]]>([
  [
    'an exception closes the day',
    (f) => f.hours.exceptions.push({ date: '2026-11-28', intervals: [] }),
    {},
    ['closed'],
  ],
  ['it has begun', (f) => removeTable(f, 'P2'), { startsAt: at('2026-11-27T09:00') }, []],
  [
    'a rule closes Saturdays',
    (f) => f.reservations.rules.push({ key: 'isSat', disableBook: true }),
    {},
    ['rule_disabled'],
  ],
  ['its table goes', (f) => removeTable(f, 'P2'), {}, ['table_removed']],
  [
    'its table shrinks',
    (f) => {
      tableOf(f, 'P2').maxSeats = 3
    },
    {},
    ['table_too_small'],
  ],
  [
    'its table is for more',
    (f) => {
      tableOf(f, 'G1').minSeats = 5
    },
    { tables: ['G1'] },
    ['table_too_large'],
  ],
  [
    'it had too few chairs before',
    (f) => {
      tableOf(f, 'P1').maxSeats = 1
    },
    { tables: ['P1'] },
    [],
  ],
  [
    'its combination goes',
    (f) => {
      f.combinations = []
    },
    { tables: ['P2', 'P3'], partySize: 7 },
    ['combination_removed'],
  ],
  [
    'no table is large enough any more',
    (f) => {
      f.combinations = []
      tableOf(f, 'G1').maxSeats = 6
    },
    { tables: ['G1'], partySize: 7 },
    ['party_too_large', 'table_too_small'],
  ],
  [
    'an enquiry of twelve without a table: the rooms are too small',
    (f) => removeTable(f, 'G1'),
    { tables: [], partySize: 12 },
    ['party_too_large'],
  ],
  [
    'no table for one: all are for more',
    (f) => {
      for (const name of ['P1', 'P2', 'P3']) tableOf(f, name).minSeats = 2
    },
    { tables: [], partySize: 1 },
    ['no_table'],
  ],
])('C2 C33 a reservation is listed if the new rules refuse it: %s', (_, change, own, reasons) =>
  expect(reasonsOf(change, own)).toEqual(reasons),
)

it('C33 the nearest reservation is named first', () => {
  const reservations = [aReservation({ id: 2, startsAt: at('2026-12-05T19:00') }), aReservation()]
  const found = touched(tables, (file) => removeTable(file, 'P2'), { reservations })
  expect(found.map((one) => one.kind === 'reservation' && one.reservation.id)).toEqual([1, 2])
})

const PIZZA = 1
const line = (own: Partial<OpenLine> = {}): OpenLine => ({ productId: PIZZA, name: 'Margherita', answers: [], ...own })
const anOrder = (own: Partial<AffectedOrder> = {}): AffectedOrder => ({
  id: 'o1',
  number: '17',
  deliveryType: 'delivery',
  deliveryAt: null,
  lines: [line()],
  address: { lat: 51.2483, lng: 22.6 },
  ...own,
})
const withLater = copyOf(pizzeria)
withLater.orders!.scheduled = { stepMinutes: 30, daysAhead: 7 }
const orderOf = (change: (file: RestaurantFile) => void, own: Partial<AffectedOrder> = {}) => {
  const [found] = touched(withLater, change, { orders: [anOrder(own)] }).filter(({ kind }) => kind === 'order')
  return found?.kind === 'order'
    ? [...found.reasons, ...found.dishes.map(({ name, reason }) => `${name}: ${reason}`)]
    : []
}
const ham = { questionId: 1, options: [{ optionId: 1, amount: 1 }], components: [] }
const pizzaIn = (file: RestaurantFile) => file.menu!.categories[0]!.products[0]!

it.each<[string, (file: RestaurantFile) => void, Partial<AffectedOrder>, string[]]>([
  [
    'a dish goes',
    (f) => {
      f.menu!.categories[0]!.products.splice(0, 2)
    },
    {},
    ['Margherita: dish_removed'],
  ],
  [
    'a dish is taken off for now',
    (f) => {
      pizzaIn(f).available = false
    },
    {},
    ['Margherita: dish_unavailable'],
  ],
  [
    'a dish is dearer',
    (f) => {
      pizzaIn(f).priceGrosze = 9900
    },
    {},
    [],
  ],
  [
    'an option goes that was chosen',
    (f) => {
      const [question] = pizzaIn(f).questions
      if (question?.type !== 'set') question?.options.shift()
    },
    { lines: [line({ answers: [ham] })] },
    ['Margherita: choice_removed'],
  ],
  [
    'the zone ends before its address',
    (f) => {
      f.orders!.delivery!.zones[0]!.area = { kind: 'radius', radiusKm: 1 }
    },
    {},
    ['out_of_range'],
  ],
  [
    'deliveries end',
    (f) => {
      f.orders!.delivery = null
    },
    {},
    ['delivery_type_not_offered', 'out_of_range'],
  ],
  [
    'the day of an order for later is closed',
    (f) => f.hours.exceptions.push({ date: '2026-11-28', intervals: [] }),
    { deliveryAt: at('2026-11-28T18:00') },
    ['closed'],
  ],
  [
    'no orders for later',
    (f) => {
      f.orders!.scheduled = null
    },
    { deliveryAt: at('2026-11-28T18:00') },
    ['no_scheduled_orders'],
  ],
  [
    'a rule ends orders on Saturdays',
    (f) => f.reservations.rules.push({ key: 'isSat', disableOrder: true }),
    { deliveryAt: at('2026-11-28T18:00') },
    ['rule_disabled'],
  ],
])('C3 C5 C33 an order is listed if the new rules refuse it: %s', (_, change, own, reasons) =>
  expect(orderOf(change, own)).toEqual(reasons),
)

const since = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
const sold = (daysAgo: number, priceGrosze: number, offeredGrosze: number | null = null) => ({
  since: since(daysAgo),
  priceGrosze,
  offeredGrosze,
  isAnnounced: offeredGrosze !== null,
})
const lowestOf = (before: (file: RestaurantFile) => void, after: (file: RestaurantFile) => void) => {
  const old = fileOf(pizzeria, before)
  const fresh = structuredClone(old)
  after(fresh)
  return [...impactOf({ before: old, after: fresh, open: nothing, now })].flat()
}
const reduce = (percent: number) => (file: RestaurantFile) =>
  file.menu!.discounts.push({
    scope: 'same-product',
    target: 'Margherita',
    buy: 0,
    get: 0,
    percent,
    maxUses: null,
    days: null,
    hours: null,
    deliveryTypes: null,
  })

it.each<[string, (file: RestaurantFile) => void, (file: RestaurantFile) => void, [number | null, number | null][]]>([
  [
    'a new reduction shows the price before it',
    (f) => pizzaIn(f).earlierPrices.push(sold(90, 3200)),
    reduce(20),
    [[null, 3200]],
  ],
  [
    'a price that rises under a reduction: the reduced price of then is the lowest',
    (f) => {
      pizzaIn(f).earlierPrices.push(sold(90, 3200), sold(10, 3200, 2560))
      reduce(20)(f)
    },
    (f) => {
      pizzaIn(f).priceGrosze = 3600
    },
    [[3200, 2560]],
  ],
  [
    'another word in its description',
    (f) => {
      pizzaIn(f).earlierPrices.push(sold(90, 3200), sold(10, 3200, 2560))
      reduce(20)(f)
    },
    (f) => {
      pizzaIn(f).description = 'Z bazylią'
    },
    [],
  ],
  [
    'a price without a reduction',
    (f) => pizzaIn(f).earlierPrices.push(sold(90, 3200)),
    (f) => {
      pizzaIn(f).priceGrosze = 3600
    },
    [],
  ],
])('C7 C33 the lowest price of thirty days: %s', (_, before, after, expected) =>
  expect(
    lowestOf(before, after).map((one) => one.kind === 'lowestPrice' && [one.beforeGrosze, one.afterGrosze]),
  ).toEqual(expected),
)

it('C5 C33 addresses of thirty days that leave, and those that pay more, are counted', () => {
  const near = { lat: 51.2483, lng: 22.58 }
  const far = { lat: 51.2483, lng: 22.605 }
  const outside = { lat: 51.2483, lng: 22.9 }
  const change = (file: RestaurantFile) => {
    const [zone] = file.orders!.delivery!.zones
    file.orders!.delivery!.zones = [
      { ...zone!, area: { kind: 'radius', radiusKm: 1 }, feeGrosze: 900, minCartGrosze: 2000 },
    ]
  }
  expect(touched(pizzeria, change, { recentDeliveries: [near, near, far, outside] })).toEqual([
    { kind: 'addresses', change: 'leaves', count: 1, of: 4, mostGrosze: 0 },
    { kind: 'addresses', change: 'feeRises', count: 2, of: 4, mostGrosze: 300 },
  ])
})
