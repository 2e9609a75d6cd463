import type { Grosze } from '@/lib/domain/money'

/** How new prices end: on a multiple of so many grosze, or `endGrosze` after one. */
const roundings = {
  grosz: { stepGrosze: 1, endGrosze: 0 },
  '10gr': { stepGrosze: 10, endGrosze: 0 },
  '50gr': { stepGrosze: 50, endGrosze: 0 },
  zloty: { stepGrosze: 100, endGrosze: 0 },
  'x,90': { stepGrosze: 100, endGrosze: 90 },
  'x,99': { stepGrosze: 100, endGrosze: 99 },
} as const

export type Rounding = keyof typeof roundings
export const ROUNDINGS = Object.keys(roundings) as Rounding[]

/**
 * A price changed by a percentage and rounded to the nearest that ends so, the higher of two. A price that the rounding would
 * move against the percentage stays; what costs something never becomes free. Contract C37.
 */
export function changedGrosze(grosze: Grosze, percent: number, rounding: Rounding): Grosze {
  if (grosze === 0) return 0
  const { stepGrosze, endGrosze } = roundings[rounding]
  // Whole numbers up to here, so that half a grosz is exact.
  const tenThousandths = grosze * (10_000 + Math.round(percent * 100))
  const steps = Math.floor((tenThousandths - endGrosze * 10_000) / (stepGrosze * 10_000) + 0.5)
  const least = endGrosze || stepGrosze
  const rounded = Math.max(least, steps * stepGrosze + endGrosze)
  const isAgainst = percent > 0 ? rounded < grosze : percent < 0 && rounded > grosze
  return isAgainst ? grosze : rounded
}
