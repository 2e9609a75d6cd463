import { groszeFromWire } from '@/lib/domain/money'
import { isOrderId, orderPath } from '@/lib/domain/ordering/order/paths'
import type { OrderOutcome } from './order-submission'

/**
 * What the answer of POST /api/orders means. No id, `in_progress`, a time-out or a failing server leave it open whether
 * there is an order, so they count as unanswered and are repeated with the same key. Contract C3, C12.
 */
export function orderOutcomeOf(status: number, json: unknown): OrderOutcome {
  const body = objectOf(json)
  const error = objectOf(body.error)
  if (status < 300) return succeeded(body)
  if (status < 400 || status === 408 || status >= 500) return { type: 'unanswered' }
  if (error.code === 'in_progress') return { type: 'unanswered' }
  if (error.code === 'price_changed' && typeof body.total === 'number')
    return { type: 'repriced', toGrosze: groszeFromWire(body.total) }
  return { type: 'refused', code: textOf(error.code), fields: textsOf(error.fields), message: textOf(error.message) }
}

function succeeded({ id, payment }: Record<string, unknown>): OrderOutcome {
  if (typeof id !== 'string' || !isOrderId(id)) return { type: 'unanswered' }
  const next = objectOf(objectOf(payment).next)
  return { type: 'succeeded', location: orderPath(id), next: next.kind === 'redirect' ? pageOf(next.url) : null }
}

function pageOf(url: unknown): string | null {
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))\S+$/.test(url) ? url : null
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, code]) => [name, textOf(code)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
