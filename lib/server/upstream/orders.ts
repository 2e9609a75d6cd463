import 'server-only'
import type { GivenConsents } from '@/lib/domain/consents/schema'
import {
  type Order,
  type OrderHelp,
  type OrderRequest,
  orderCreatedSchema,
  orderListSchema,
  orderSchema,
  type PaymentRequest,
} from '@/lib/domain/ordering/order/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

type Keyed = CallOptions & { idempotencyKey: string }

/** POST /orders; the key makes a repeat safe. Contract C3. */
export function createOrder(tenant: Tenant, request: OrderRequest, options: Keyed) {
  return upstream.post(tenant, '/orders', orderCreatedSchema, { timeoutMs: 8000, ...options, body: request })
}

/**
 * The order with this id, `null` if this tenant has none. Phone and e-mail are masked. For an unpaid order the upstream
 * asks the payment provider first, so that a diner who returns from the bank sees the current state. Contract C1, C19.
 */
export async function getOrder(tenant: Tenant, id: string): Promise<Order | null> {
  const answer = await upstream.get(tenant, `/orders/${id}?ask=payment`, orderSchema, { timeoutMs: 6000 })
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}

/**
 * POST /orders/{id}/payments: another payment attempt. A typed BLIK code is passed on and not stored. An outage of the
 * provider is an answer (503 `payment_unavailable`), and failures here do not block other calls.
 */
export function payOrder(tenant: Tenant, id: string, request: PaymentRequest, options: Keyed) {
  const call = { timeoutMs: 12_000, lane: 'payments' as const, ...options, body: request }
  return upstream.post(tenant, `/orders/${id}/payments`, orderSchema, call)
}

/** POST /orders/{id}/cancel, while it is unpaid or not answered. Contract C1. */
export function cancelOrder(tenant: Tenant, id: string, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/cancel`, orderSchema, options)
}

/** POST /orders/{id}/receive: the diner has received it. Contract C1. */
export function receiveOrder(tenant: Tenant, id: string, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/receive`, orderSchema, options)
}

/** POST /orders/{id}/consents: to marketing, after the order. Contract C42. */
export function giveOrderConsents(tenant: Tenant, id: string, consents: GivenConsents, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/consents`, orderSchema, { ...options, body: consents })
}

/** POST /orders/{id}/help: what is wrong with it. Contract C1. */
export function askForOrderHelp(tenant: Tenant, id: string, help: OrderHelp, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/help`, orderSchema, { ...options, body: help })
}

/** POST /orders/lookup: those of `ids` that this tenant has, in the requested order. */
export async function lookupOrders(tenant: Tenant, ids: string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  return dataOrThrow(await upstream.post(tenant, '/orders/lookup', orderListSchema, { isRead: true, body: { ids } }))
    .items
}
