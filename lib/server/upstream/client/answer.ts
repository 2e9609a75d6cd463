import type { z } from 'zod'
import { type Problem, problemSchema } from '@/lib/domain/wire'
import { UpstreamOutage } from './outage'

/** A refusal of the contract: its status, its problem, and the whole body (alternatives are beside the problem). */
export type RefusedAnswer = { ok: false; status: number; problem: Problem; body: unknown; retryAfter: string | null }
export type UpstreamAnswer<T> = { ok: true; status: number; data: T; replayed: boolean } | RefusedAnswer

/** An HTTP answer whose body has been read. */
export interface RawAnswer {
  status: number
  headers: Pick<Headers, 'get'>
  text: string
}

/** Validates an answer against the contract; an invalid one is an outage. */
export function readUpstreamAnswer<T>(response: RawAnswer, schema: z.ZodType<T>): UpstreamAnswer<T> {
  const body = bodyOf(response.text)
  return response.status < 300 ? accepted(response, body, schema) : refused(response, body)
}

function accepted<T>(response: RawAnswer, body: unknown, schema: z.ZodType<T>): UpstreamAnswer<T> {
  const read = schema.safeParse(body)
  if (!read.success) throw new UpstreamOutage('shape', read.error.message.slice(0, 500))
  const replayed = response.headers.get('idempotency-replayed') === 'true'
  return { ok: true, status: response.status, data: read.data, replayed }
}

function refused(response: RawAnswer, body: unknown): RefusedAnswer {
  const read = problemSchema.safeParse(body)
  if (!read.success) throw new UpstreamOutage('shape', `no problem in a ${response.status}`)
  const retryAfter = response.headers.get('retry-after')
  return { ok: false, status: response.status, problem: read.data.error, body, retryAfter }
}

function bodyOf(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamOutage('shape', 'not JSON')
  }
}
