import type { Grosze } from '@/lib/domain/money'

/** `replaced`: the part was refused, and belongs to the full refund now. */
type PartState = 'wanted' | 'pending' | 'done' | 'failed' | 'replaced'
type Part = { state: PartState; amountGrosze: Grosze }
type Paid = { amountGrosze: Grosze; refundState: PartState | null; refundGrosze: Grosze | null }

/** States of money refunded or under way: a refused part was not paid out. */
const TAKEN: readonly PartState[] = ['wanted', 'pending', 'done']

/** Sum that these parts refund, in grosze. Contract C40. */
export function takenGrosze(parts: readonly Part[]): Grosze {
  return parts.filter(({ state }) => TAKEN.includes(state)).reduce((sum, { amountGrosze }) => sum + amountGrosze, 0)
}

/** Sum of the payment that may still be refunded, in grosze: never more than was paid. Contract C40. */
export function refundableGrosze({ amountGrosze, refundState, refundGrosze }: Paid, parts: readonly Part[]): Grosze {
  const whole = refundState && TAKEN.includes(refundState) ? (refundGrosze ?? amountGrosze) : 0
  return Math.max(0, amountGrosze - whole - takenGrosze(parts))
}
