import 'server-only'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from './client/call'

/**
 * The order with this id, `null` if this tenant has none. Phone and e-mail are masked. For an unpaid order the upstream
 * asks the payment provider first, so that a diner who returns from the bank sees the current state. Contract C1, C19.
 */
export function fetchOrder(tenant: Tenant, id: string) {
  return findUpstream(tenant, orderCalls.read, { params: { id }, query: { ask: 'payment' } })
}
