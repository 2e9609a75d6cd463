import { addSeconds } from 'date-fns/addSeconds'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import type { PaymentProvider } from '@/lib/domain/payment/provider'
import { newCode } from '@/upstream/reservations/code'
import type { Db } from '../db/database'
import { type AttemptRow, type OrderRow, type ProviderName, paymentAttempts } from '../db/order-schema'

/** Time in which a BLIK code can be confirmed in the bank's app. Contract C3. */
const BLIK_SECONDS = 120

/**
 * Stores an attempt before the provider is called: its id is the provider's idempotency key, so that after a crash in
 * between the call is repeated, not doubled.
 */
export async function openAttempt(
  tx: Db,
  order: OrderRow,
  { provider, method, isCode }: { provider: PaymentProvider; method: PaymentMethod; isCode: boolean },
  now: Date,
): Promise<AttemptRow> {
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      id: newCode(),
      orderId: order.id,
      provider: provider.name as ProviderName,
      method,
      amountGrosze: order.totalGrosze,
      status: 'created',
      createdAt: now,
      expiresAt: isCode ? addSeconds(now, BLIK_SECONDS) : (order.dueAt ?? addSeconds(now, 900)),
      pollAt: addSeconds(now, 30),
    })
    .returning()
  if (!attempt) throw new Error('an inserted attempt came back empty')
  return attempt
}
