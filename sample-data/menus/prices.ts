import type { Grosze } from '@/lib/domain/money'
import type { SeedPrice } from '@/sample-data/menu-types'
import type { MenuOutline } from './outline'

type Level = MenuOutline['prices']

/** The age in days of a price that has never changed. */
const UNCHANGED_DAYS = 120

/** A price in the menu: whole or half złoty, or ten grosze less. */
export function cardGrosze(zloty: number, level: Level): Grosze {
  const raw = zloty * (level?.factor ?? 1)
  if (level?.ending === 90) return Math.round(raw) * 100 - 10
  if (level?.ending === 50) return Math.round(raw * 2) * 50
  return Math.round(raw) * 100
}

/** A price of an option, rounded to half a złoty; zero stays zero. */
export function optionGrosze(zloty: number, level: Level): Grosze {
  return Math.round(zloty * (level?.factor ?? 1) * 2) * 50
}

/** A fee that is independent of the price level. */
export function feeGrosze(zloty: number): Grosze {
  return Math.round(zloty * 100)
}

/** The prices of a product, oldest first, up to today's. */
export function pricesUpTo(priceGrosze: Grosze, earlier: [zloty: number, endedDaysAgo: number][]): SeedPrice[] {
  const starts = [UNCHANGED_DAYS, ...earlier.map(([, endedDaysAgo]) => endedDaysAgo)]
  const amounts = [...earlier.map(([zloty]) => feeGrosze(zloty)), priceGrosze]
  return amounts.map((amount, i) => ({ sinceDaysAgo: starts[i] ?? 0, priceGrosze: amount }))
}
