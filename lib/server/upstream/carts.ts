import 'server-only'
import { type QuoteRequest, quoteSchema } from '@/lib/domain/ordering/cart/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'

/** POST /carts/quote: the server's price of a cart, and its refusals. Nothing is written. Contract C0. */
export function quoteCart(tenant: Tenant, request: QuoteRequest, options: CallOptions) {
  return upstream.post(tenant, '/carts/quote', quoteSchema, {
    timeoutMs: 4000,
    ...options,
    isRead: true,
    body: request,
  })
}
