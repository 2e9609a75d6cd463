import type { Grosze } from '@/lib/domain/money'

/** `replaced`: it was refused, and is a part of the whole refund now. */
export type PartState = 'wanted' | 'pending' | 'done' | 'failed' | 'replaced'
type Part = { state: PartState; amountGrosze: Grosze }
type Paid = { amountGrosze: Grosze; refundState: PartState | null; refundGrosze: Grosze | null }

/** Money that has gone back, or is on its way: what was refused is still here. */
const TAKEN: readonly PartState[] = ['wanted', 'pending', 'done']

/** How much of a payment these parts send back, in grosze. Contract C40. */
export function takenGrosze(parts: readonly Part[]): Grosze {
  return parts.filter(({ state }) => TAKEN.includes(state)).reduce((sum, { amountGrosze }) => sum + amountGrosze, 0)
}

/** How much of what was paid may still go back, in grosze: never more than was paid. Contract C40. */
export function refundableGrosze({ amountGrosze, refundState, refundGrosze }: Paid, parts: readonly Part[]): Grosze {
  const whole = refundState && TAKEN.includes(refundState) ? (refundGrosze ?? amountGrosze) : 0
  return Math.max(0, amountGrosze - whole - takenGrosze(parts))
}
