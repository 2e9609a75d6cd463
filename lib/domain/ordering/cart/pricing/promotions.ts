import type { Grosze } from '@/lib/domain/money'
import {
  bestGroups,
  isFlatPercentage,
  isInDiscountScope,
  type Unit,
  type UnitDiscount,
  unitDiscountsOf,
} from '@/lib/domain/ordering/cart/pricing/discount-groups'
import type { Discount } from '@/lib/domain/ordering/menu/menu'

/** Reduction of a line by one discount, in hundredths of a grosz: rounding happens per line. */
type DiscountShare = { discountId: number; hundredths: number }
/** The saving of one line, the ids of the discounts applied to its units, and the reduction by each. */
export type LineSaving = { grosze: Grosze; discountIds: number[]; shares: DiscountShare[] }

// 4 discounts on the same units have 24 orders; with a fifth, each discount is tried first once.
const MAX_ALL_ORDERS = 4

/**
 * Savings per line index. A unit takes part in one promotion only, the better one for the diner: the largest saving
 * wins among all orders in which the groups can be formed and each discount alone. Rounded half up per line. Contract
 * C7, ledger L184, L185.
 */
export function promotionSavings(units: readonly Unit[], discounts: readonly Discount[]): Map<number, LineSaving> {
  const row = [...units].sort((a, b) => b.baseGrosze - a.baseGrosze || a.productId - b.productId || a.line - b.line)
  const known = discounts.filter((one) => row.some((unit) => isInDiscountScope(one, unit))).sort((a, b) => a.id - b.id)
  if (known.length === 0) return new Map()
  const plans = [...ordersOf(known), ...known.map((one) => [one])].map((order) =>
    linesOf(unitDiscountsInOrder(row, order)),
  )
  return plans.reduce((best, plan) => (totalOf(plan) > totalOf(best) ? plan : best), new Map())
}

function unitDiscountsInOrder(row: readonly Unit[], order: readonly Discount[]): UnitDiscount[] {
  const plain = order.filter(isFlatPercentage).sort((a, b) => b.percent - a.percent)
  const cuts: UnitDiscount[] = []
  let left = row
  for (const discount of order.filter((one) => !isFlatPercentage(one))) {
    const inScope = left.filter((unit) => isInDiscountScope(discount, unit))
    const groups = bestGroups(discount, inScope, (unit) => flatDiscountOf(unit, plain)?.hundredths ?? 0)
    const taken = new Set(groups.flat())
    cuts.push(...groups.flatMap((group) => unitDiscountsOf(discount, group)))
    left = left.filter((unit) => !taken.has(unit))
  }
  return [...cuts, ...left.flatMap((unit) => flatDiscountOf(unit, plain) ?? [])]
}

/** `plain` is sorted by percentage, the highest first. */
function flatDiscountOf(unit: Unit, plain: readonly Discount[]): UnitDiscount | null {
  const best = plain.find((one) => isInDiscountScope(one, unit))
  return best ? (unitDiscountsOf(best, [unit])[0] ?? null) : null
}

function linesOf(cuts: readonly UnitDiscount[]): Map<number, LineSaving> {
  const lines = [...new Set(cuts.map(({ unit }) => unit.line))]
  return new Map(lines.map((line) => [line, savingOf(cuts.filter(({ unit }) => unit.line === line))]))
}

// Half up: bases and percentages are whole numbers, so hundredths are exact.
function savingOf(cuts: readonly UnitDiscount[]): LineSaving {
  const hundredths = cuts.reduce((sum, cut) => sum + cut.hundredths, 0)
  const discountIds = [...new Set(cuts.map(({ discountId }) => discountId))].sort((a, b) => a - b)
  const shares = discountIds.map((discountId) => ({
    discountId,
    hundredths: cuts.reduce((sum, cut) => (cut.discountId === discountId ? sum + cut.hundredths : sum), 0),
  }))
  return { grosze: Math.floor((hundredths + 50) / 100), discountIds, shares }
}

function totalOf(plan: ReadonlyMap<number, LineSaving>): Grosze {
  return [...plan.values()].reduce((sum, { grosze }) => sum + grosze, 0)
}

function ordersOf(discounts: readonly Discount[]): Discount[][] {
  const groups = discounts.filter((one) => !isFlatPercentage(one))
  const plain = discounts.filter(isFlatPercentage)
  if (groups.length > MAX_ALL_ORDERS)
    return groups.map((first) => [first, ...groups.filter((one) => one !== first), ...plain])
  return permutations(groups).map((order) => [...order, ...plain])
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
}
