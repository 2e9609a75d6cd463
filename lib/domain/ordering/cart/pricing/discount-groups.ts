import type { Discount } from '@/lib/domain/ordering/menu/menu'

/** One unit of a cart line; `baseGrosze` is its price without options. */
export type Unit = { line: number; productId: number; categoryId: number; baseGrosze: number }
/** Hundredths of a grosz off a unit, and the discount's id; rounding happens per line. */
export type UnitDiscount = { unit: Unit; hundredths: number; discountId: number }

/** Does the discount apply to this unit? Contract C7. */
export function isInDiscountScope({ scope, targetId }: Discount, unit: Unit): boolean {
  return targetId === (scope === 'same-product' ? unit.productId : unit.categoryId)
}

/** Percent off every unit, without groups. */
export function isFlatPercentage({ get, maxUses }: Discount): boolean {
  return get === 0 && maxUses === null
}

/** The reductions in one group: `percent` off its `get` cheapest units. Contract C7. */
export function unitDiscountsOf(discount: Discount, group: readonly Unit[]): UnitDiscount[] {
  const cheapest = group.slice(-Math.max(discount.get, 1))
  return cheapest.map((unit) => ({ unit, hundredths: unit.baseGrosze * discount.percent, discountId: discount.id }))
}

/**
 * The groups of buy + get units that save the diner most, compared with `otherwise`, the saving of a unit outside a
 * group. `units` are sorted from the dearest to the cheapest: if all save the same outside a group, the members of
 * a best group are neighbours.
 */
export function bestGroups(discount: Discount, units: readonly Unit[], otherwise: (unit: Unit) => number): Unit[][] {
  const size = discount.get === 0 ? 1 : discount.buy + discount.get
  const groups = units.map((_, i) => units.slice(i, i + size)).filter((group) => group.length === size)
  const gains = groups.map(
    (group) => sum(unitDiscountsOf(discount, group).map(toHundredths)) - sum(group.map(otherwise)),
  )
  const rounds = discount.maxUses === null ? 1 : Math.min(discount.maxUses, Math.floor(units.length / size))
  const rows = discount.maxUses === null ? [unlimitedRow(gains, size)] : limitedRows(gains, size, rounds)
  return selectedGroups(groups, rows, size, discount.maxUses !== null)
}

type Row = number[]

// best[i]: the largest gain of the units from i on.
function unlimitedRow(gains: readonly number[], size: number): Row {
  const best = emptyRow(gains, size)
  for (let i = gains.length - 1; i >= 0; i--) {
    best[i] = Math.max(best[i + 1] ?? 0, (gains[i] ?? 0) + (best[i + size] ?? 0))
  }
  return best
}

// Like `unlimitedRow`, with at most 0, 1, 2 … groups.
function limitedRows(gains: readonly number[], size: number, rounds: number): Row[] {
  const rows: Row[] = [emptyRow(gains, size)]
  for (let round = 1; round <= rounds; round++) {
    const fewer = rows[round - 1] ?? []
    const best = emptyRow(gains, size)
    for (let i = gains.length - 1; i >= 0; i--) {
      best[i] = Math.max(best[i + 1] ?? 0, (gains[i] ?? 0) + (fewer[i + size] ?? 0))
    }
    rows.push(best)
  }
  return rows
}

function selectedGroups(groups: Unit[][], rows: Row[], size: number, isCounted: boolean): Unit[][] {
  const taken: Unit[][] = []
  let left = rows.length - 1
  for (let i = 0; i < groups.length && (left > 0 || !isCounted); ) {
    const isTaken = (rows[left]?.[i] ?? 0) > (rows[left]?.[i + 1] ?? 0)
    if (isTaken) taken.push(groups[i] ?? [])
    if (isTaken && isCounted) left -= 1
    i += isTaken ? size : 1
  }
  return taken
}

function emptyRow(gains: readonly number[], size: number): Row {
  return Array.from({ length: gains.length + size + 1 }, () => 0)
}

function toHundredths({ hundredths }: UnitDiscount): number {
  return hundredths
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
