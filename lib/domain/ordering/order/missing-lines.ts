import type { Grosze } from '@/lib/domain/money'

/** Number of pieces of one line of an order that were missing or wrong. */
export type MissingLine = { line: number; amount: number }

export interface SoldLine {
  lineNo: number
  amount: number
  /** Price of all pieces, before discounts. */
  lineGrosze: Grosze
  /** Discounts on the line. */
  promotionGrosze: Grosze
}

/**
 * Amount that the diner paid for each line: its price less its discounts and its share of the voucher, in the order
 * of `lines`. Shares are in proportion, rounded down, and the remaining grosze go to the largest remainders, the
 * first line first: together they are exactly `price` of the order. Packaging, deposits, delivery and tip belong to
 * no line. Contract C40.
 */
export function paidByLine(lines: readonly SoldLine[], voucherGrosze: Grosze): Grosze[] {
  const nets = lines.map(({ lineGrosze, promotionGrosze }) => lineGrosze - promotionGrosze)
  const total = nets.reduce((sum, net) => sum + net, 0)
  if (total <= 0) return nets
  const shares = nets.map((net) => Math.floor((net * voucherGrosze) / total))
  const left = voucherGrosze - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = nets
    .map((net, index) => ({ index, rest: (net * voucherGrosze) % total }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return nets.map((net, index) => net - (shares[index] ?? 0))
}

/**
 * Refund for missing pieces, beside those counted before: a piece of a line is rounded up, in favour of the diner,
 * and all pieces of a line are exactly the price paid for it, in any number of steps. Contract C40.
 */
export function missingGrosze(
  lines: readonly SoldLine[],
  voucherGrosze: Grosze,
  missing: readonly MissingLine[],
  before: readonly MissingLine[] = [],
): Grosze {
  const paid = paidByLine(lines, voucherGrosze)
  return lines.reduce((sum, { lineNo, amount }, index) => {
    const priceOf = (pieces: number) => Math.ceil(((paid[index] ?? 0) * Math.min(pieces, amount)) / amount)
    const earlier = piecesOf(before, lineNo)
    return sum + priceOf(earlier + piecesOf(missing, lineNo)) - priceOf(earlier)
  }, 0)
}

/** Number of pieces named for a line. */
export function piecesOf(missing: readonly MissingLine[], lineNo: number): number {
  return missing.filter(({ line }) => line === lineNo).reduce((sum, { amount }) => sum + amount, 0)
}

/** Does each line belong to the order, with enough pieces left? */
export function areMissingLines(
  lines: readonly SoldLine[],
  missing: readonly MissingLine[],
  before: readonly MissingLine[],
): boolean {
  return missing.every(({ line }) => {
    const sold = lines.find(({ lineNo }) => lineNo === line)
    return sold !== undefined && piecesOf(before, line) + piecesOf(missing, line) <= sold.amount
  })
}
