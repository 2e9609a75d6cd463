import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { OFFERED_METHODS, type OfferedMethod } from '@/lib/domain/payment/methods'

/** What stands beside each method; where no money moves, whoever chooses it reads that first. Decision 0009. */
export function payNotesOf(
  notes: Record<OfferedMethod, string>,
  testMethods: readonly PaymentMethod[],
  testText: string,
): Record<OfferedMethod, string> {
  const noteOf = (method: OfferedMethod) =>
    testMethods.includes(method) ? `${testText} ${notes[method]}`.trim() : notes[method]
  return Object.fromEntries(OFFERED_METHODS.map((method) => [method, noteOf(method)])) as Record<OfferedMethod, string>
}
