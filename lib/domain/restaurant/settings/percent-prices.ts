import type { Grosze } from '@/lib/domain/money'

/** Endings of new prices: a multiple of `stepGrosze`, or `endGrosze` after one. */
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
 * A price changed by a percentage and rounded to the nearest such ending, the higher of two equally near. A price that
 * rounding would move against the percentage stays; a price above 0 never becomes 0. Contract C37.
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
