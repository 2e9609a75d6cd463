import type { z } from 'zod'
import type { priceChangedSchema } from '@/lib/domain/ordering/order/schema'
import type { KnownVisit } from '@/lib/domain/reservation/schema'
import type { RefusalCode } from '@/messages/content/refusals'
import type { Alternative } from './schema'

/** An expected refusal as a value. Outages throw instead. */
export interface Refusal {
  status: 404 | 409 | 422 | 429
  /** Stable English identifier; `messages/content/refusals.ts` has its Polish text. */
  code: RefusalCode
  /** Specific message, if the default one is not enough. */
  message?: string
  fields?: Record<string, string>
  /** Sent with 409 `slot_taken`. */
  alternatives?: Alternative[]
  /** Sent with 409 `visit_overlaps`: visits whose keys the sender sent. */
  visits?: KnownVisit[]
  /** Sent with 409 `illegal_transition`. */
  transition?: { from: string; to: string; allowed: string[] }
  /** Sent with 409 `price_changed`. */
  priceChange?: z.infer<typeof priceChangedSchema>
  /** Sent with 409 `changed_meanwhile`: the present state. */
  current?: unknown
  retryAfterSeconds?: number
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refused(
  status: Refusal['status'],
  code: RefusalCode,
  more: Omit<Refusal, 'status' | 'code'> = {},
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status, code, ...more } }
}
