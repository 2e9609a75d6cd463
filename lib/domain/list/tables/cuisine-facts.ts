import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'

type CuisineRestaurant = Pick<RestaurantSummary, 'name' | 'address' | 'partner' | 'price_level' | 'areas' | 'hours'>

/** Facts about some restaurants, read from their data only. */
export interface CuisineFacts {
  /** "Młyn (Grodzka 12)", in the given order. */
  restaurants: string[]
  /** How many are open on a usual Sunday. */
  openOnSunday: number
  /**
   * The restaurant that closes last in a usual week, and its closing time; `null` if none has hours or one never
   * closes.
   */
  latest: { name: string; time: LocalTime } | null
  price: { from: number; to: number }
  /** Areas for seating, without duplicates. */
  areas: string[]
  /** How many confirm reservations online automatically. */
  online: number
}

const SUNDAY = 6

/** The facts of the restaurants of one cuisine in one city; needs at least one restaurant. */
export function cuisineFacts(restaurants: CuisineRestaurant[]): CuisineFacts {
  const levels = restaurants.map(({ price_level }) => price_level)
  return {
    restaurants: restaurants.map(({ name, address }) => `${name} (${address.street} ${address.house})`),
    openOnSunday: restaurants.filter(({ hours }) => (hours.week[SUNDAY] ?? []).length > 0).length,
    latest: latestOf(restaurants),
    price: { from: Math.min(...levels), to: Math.max(...levels) },
    areas: [...new Set(restaurants.flatMap(({ areas }) => areas.map(({ name }) => name)))],
    online: restaurants.filter(({ partner }) => partner).length,
  }
}

function latestOf(restaurants: CuisineRestaurant[]): CuisineFacts['latest'] {
  const closings = restaurants.flatMap(({ name, hours }) =>
    hours.week.flat().map((interval) => ({ name, time: interval.close, minutes: closingMinutes(interval) })),
  )
  if (closings.some(({ minutes }) => minutes === null)) return null
  const [last] = closings.sort((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0))
  return last ? { name: last.name, time: last.time } : null
}

/** Minutes since midnight of the starting day; a closing at or before the opening is on the next day. */
function closingMinutes({ open, close }: Interval): number | null {
  if (open === '00:00' && close === '24:00') return null
  return minutesOf(close) + (minutesOf(close) <= minutesOf(open) ? 1440 : 0)
}
