import 'server-only'
import {
  type Order,
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

/** POST /orders; the caller's key makes a repeat harmless. Contract C3. */
export function createOrder(tenant: Tenant, request: OrderRequest, options: Keyed) {
  return upstream.post(tenant, '/orders', orderCreatedSchema, { timeoutMs: 8000, ...options, body: request })
}

/**
 * The order behind a link, `null` where this tenant has none. Phone and e-mail come masked. Of an unpaid one the payment
 * provider is asked first, so that who comes back from the bank sees what the bank says. Contract C1, C19.
 */
export async function getOrder(tenant: Tenant, id: string): Promise<Order | null> {
  const answer = await upstream.get(tenant, `/orders/${id}?ask=payment`, orderSchema, { timeoutMs: 6000 })
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}

/**
 * POST /orders/{id}/payments: another attempt to pay. A typed BLIK code passes through and is kept nowhere. A provider that
 * is out is an answer (503 `payment_unavailable`), and what fails here closes no other call.
 */
export function payOrder(tenant: Tenant, id: string, request: PaymentRequest, options: Keyed) {
  const call = { timeoutMs: 12_000, lane: 'payments' as const, ...options, body: request }
  return upstream.post(tenant, `/orders/${id}/payments`, orderSchema, call)
}

/** POST /orders/{id}/cancel, while it is unpaid or unanswered. Contract C1. */
export function cancelOrder(tenant: Tenant, id: string, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/cancel`, orderSchema, options)
}

/** POST /orders/{id}/receive: the diner has it. Contract C1. */
export function receiveOrder(tenant: Tenant, id: string, options: Keyed) {
  return upstream.post(tenant, `/orders/${id}/receive`, orderSchema, options)
}

/** POST /orders/lookup: those of `ids` that this tenant has, in the order asked. */
export async function lookupOrders(tenant: Tenant, ids: string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  return dataOrThrow(await upstream.post(tenant, '/orders/lookup', orderListSchema, { body: { ids } })).items
}
