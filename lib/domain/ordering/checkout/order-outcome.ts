import { objectOf, outcomeOf } from '@/lib/domain/form/outcome'
import type { Submission, Unanswered } from '@/lib/domain/form/submission'
import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import { isOrderId, orderPath } from '@/lib/domain/ordering/order/paths'

/** A definite answer: `next` is the address of the payment; `repriced` asks the diner again with the new sum. */
export type OrderAnswer =
  | { type: 'succeeded'; location: string; next: string | null }
  | { type: 'repriced'; fromGrosze: Grosze; toGrosze: Grosze }
  | { type: 'refused'; code: string; fields: Record<string, string>; message: string }
export type OrderOutcome = OrderAnswer | Unanswered
/** State of an attempt to order. Contract C3, C12. */
export type OrderSubmission = Submission<OrderAnswer>

/**
 * Meaning of the answer of POST /api/orders, `sentGrosze` being the sum that the diner agreed to; a success without
 * an id counts as unanswered. Contract C3, C12.
 */
export function orderOutcomeOf(status: number, json: unknown, sentGrosze: Grosze): OrderOutcome {
  return outcomeOf<OrderAnswer, OrderAnswer>(status, json, {
    succeeded,
    refused: (refusal, { total }) =>
      refusal.code === 'price_changed' && typeof total === 'number'
        ? { type: 'repriced', fromGrosze: sentGrosze, toGrosze: groszeFromWire(total) }
        : { type: 'refused', ...refusal },
  })
}

function succeeded({ id, payment }: Record<string, unknown>): OrderAnswer | null {
  if (typeof id !== 'string' || !isOrderId(id)) return null
  const next = objectOf(objectOf(payment).next)
  return { type: 'succeeded', location: orderPath(id), next: next.kind === 'redirect' ? pageOf(next.url) : null }
}

function pageOf(url: unknown): string | null {
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))\S+$/.test(url) ? url : null
}
