import { formatDay } from '@/lib/domain/time/dates-pl'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { FileProblem } from './file-problem'
import { menuProblems } from './menu-problems'
import type { RestaurantFile } from './schema'

type Check = (file: RestaurantFile) => FileProblem[]

/** Problems between two places of a file. Contract C33. */
export function crossProblems(file: RestaurantFile): FileProblem[] {
  return checks.flatMap((check) => check(file))
}

const checks: Check[] = [
  ({ products }) => repeats(products.map((name, i) => [name, `products[${i}]`])),
  ({ rooms }) => repeats(rooms.map(({ key }, i) => [key, `rooms[${i}].key`])),
  ({ rooms }) =>
    repeats(rooms.flatMap(({ tables }, r) => tables.map(({ name }, t) => [name, `rooms[${r}].tables[${t}].name`]))),
  ({ hours }) => repeats(hours.exceptions.map(({ date }, i) => [formatDay(date), `hours.exceptions[${i}].date`])),
  ({ hours: { kitchen } }) =>
    repeats((kitchen?.exceptions ?? []).map(({ date }, i) => [formatDay(date), `hours.kitchen.exceptions[${i}].date`])),
  ({ vouchers }) => repeats(vouchers.map(({ code }, i) => [code, `vouchers[${i}].code`])),
  ({ pictures }) => repeats(pictures.map(({ file }, i) => [file, `pictures[${i}].file`])),
  overlappingHours,
  badSeats,
  badCombinations,
  badStays,
  badOrders,
  badZones,
  badVouchers,
  ({ menu }) => (menu ? menuProblems(menu) : []),
]

function repeats(named: [name: string, path: string][]): FileProblem[] {
  const seen = new Set<string>()
  return named.flatMap(([name, path]) => {
    if (seen.has(name)) return [{ path, message: FILE_WORDS.repeated(name) }]
    seen.add(name)
    return []
  })
}

function overlappingHours({ hours }: RestaurantFile): FileProblem[] {
  const days = [...daysIn(hours, 'hours'), ...(hours.kitchen ? daysIn(hours.kitchen, 'hours.kitchen') : [])]
  return days.flatMap(([path, intervals]) =>
    intervals.slice(1).flatMap((interval, i) => {
      const before = intervals[i]
      const isAfter = before && before.open < before.close && before.close <= interval.open
      if (isAfter) return []
      const [first, second] = [before ?? interval, interval].map(({ open, close }) => `${open}–${close}`)
      return [{ path: `${path}[${i + 1}]`, message: FILE_WORDS.overlapping(first ?? '', second ?? '') }]
    }),
  )
}

function daysIn({ week, exceptions }: Pick<RestaurantFile['hours'], 'week' | 'exceptions'>, place: string) {
  return [
    ...week.map((intervals, i) => [`${place}.week[${i}]`, intervals] as const),
    ...exceptions.map(({ intervals }, i) => [`${place}.exceptions[${i}].intervals`, intervals] as const),
  ]
}

function badSeats({ rooms }: RestaurantFile): FileProblem[] {
  return rooms.flatMap(({ tables }, r) =>
    tables.flatMap(({ minSeats, maxSeats }, t) =>
      maxSeats < minSeats ? [{ path: `rooms[${r}].tables[${t}].maxSeats`, message: FILE_WORDS.seats }] : [],
    ),
  )
}

function badCombinations({ rooms, combinations }: RestaurantFile): FileProblem[] {
  const roomOf = new Map(rooms.flatMap(({ key, tables }) => tables.map(({ name }) => [name, key] as const)))
  return combinations.flatMap((names, i) => {
    const path = `combinations[${i}]`
    const unknown = names.filter((name) => !roomOf.has(name))
    if (unknown.length > 0) return unknown.map((name) => ({ path, message: FILE_WORDS.unknownTable(name) }))
    if (new Set(names).size < 2 || new Set(names).size < names.length) return [{ path, message: FILE_WORDS.fewTables }]
    return new Set(names.map((name) => roomOf.get(name))).size > 1 ? [{ path, message: FILE_WORDS.otherRoom }] : []
  })
}

function badStays({ reservations: { stayMinutes } }: RestaurantFile): FileProblem[] {
  const isShrinking = stayMinutes?.some((minutes, i) => minutes < (stayMinutes[i - 1] ?? 0))
  return isShrinking ? [{ path: 'reservations.stayMinutes', message: FILE_WORDS.stayOrder }] : []
}

function badOrders({ products, orders, menu }: RestaurantFile): FileProblem[] {
  const problems: FileProblem[] = []
  if (orders && !products.includes('orders'))
    problems.push({ path: 'orders', message: FILE_WORDS.ordersWithoutProduct })
  if (!orders && products.includes('orders'))
    problems.push({ path: 'orders', message: FILE_WORDS.productWithoutOrders })
  if (orders && !menu) problems.push({ path: 'menu', message: FILE_WORDS.menuNeeded })
  return problems
}

function badZones({ orders }: RestaurantFile): FileProblem[] {
  const { maxKm = 0, zones = [] } = orders?.delivery ?? {}
  return zones.flatMap(({ area, etaMinMinutes, etaMaxMinutes }, i) => [
    ...(area.kind === 'radius' && area.radiusKm > maxKm
      ? [{ path: `orders.delivery.zones[${i}].area.radiusKm`, message: FILE_WORDS.zoneBeyondReach(maxKm) }]
      : []),
    ...(etaMaxMinutes < etaMinMinutes
      ? [{ path: `orders.delivery.zones[${i}].etaMaxMinutes`, message: FILE_WORDS.etaOrder }]
      : []),
  ])
}

function badVouchers({ vouchers }: RestaurantFile): FileProblem[] {
  return vouchers.flatMap(({ type, value, validFrom, validTo }, i) => [
    ...(type === 'percent' && (value < 1 || value > 100)
      ? [{ path: `vouchers[${i}].value`, message: FILE_WORDS.percentRange }]
      : []),
    ...(validFrom && validTo && validTo < validFrom
      ? [{ path: `vouchers[${i}].validTo`, message: FILE_WORDS.validOrder }]
      : []),
  ])
}
