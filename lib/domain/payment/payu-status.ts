import type { AttemptState, ProviderRefundState } from '@/lib/domain/payment/provider'

const orders: Record<string, AttemptState> = {
  NEW: 'open',
  PENDING: 'pending',
  WAITING_FOR_CONFIRMATION: 'pending',
  COMPLETED: 'paid',
  CANCELED: 'expired',
}
const refunds: Record<string, ProviderRefundState> = { PENDING: 'pending', FINALIZED: 'done', CANCELED: 'failed' }

/** Unknown statuses are `pending`: neither food nor a refund follows from a status that we do not know. */
export function payuAttemptState(status: string): AttemptState {
  return orders[status] ?? 'pending'
}

export function payuRefundState(status: string): ProviderRefundState {
  return refunds[status] ?? 'pending'
}

/** PayU amounts are grosze as a text of digits. */
export function payuAmount(amountGrosze: number): string {
  return String(amountGrosze)
}

/** Grosze of PayU's text; null for anything but digits. */
export function payuGrosze(amount: string): number | null {
  return /^\d{1,12}$/.test(amount) ? Number(amount) : null
}
