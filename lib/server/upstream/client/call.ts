import 'server-only'
import { z } from 'zod'
import type { Call } from '@/lib/domain/call/call'
import type { Caller } from './caller'
import { type CallOptions, requestUpstream, type UpstreamAnswer } from './client'
import { dataOrThrow } from './data-or-throw'

type In<T> = T extends z.ZodType ? z.input<T> : never
type Param = string | number

/** Input of a described call: its parameters, its query, its body. */
export type InputOf<C extends Call> = (C extends { params: infer P extends z.ZodObject }
  ? { params: { [K in keyof z.output<P>]: Param } }
  : unknown) &
  (C extends { query: unknown } ? { query?: Record<string, Param | null | undefined> } : unknown) &
  (C extends { body: infer B } ? { body: In<B> } : unknown) &
  // A call that is done once is repeated without an answer only with a key: the caller gives one, or `undefined`.
  (C extends { isOnce: true } ? { idempotencyKey: string | undefined } : unknown)

/** Options of a call besides the call itself. */
export type CallInput<C extends Call> = Omit<CallOptions, 'body' | 'isRead' | 'lane' | 'timeoutMs'> & InputOf<C>

export type AnswerTo<C extends Call> = C extends { answer: z.ZodType<infer T> } ? T : unknown

/**
 * Makes a described call to the upstream. A 4xx is an answer; anything outside the contract throws an UpstreamOutage.
 */
export function callUpstream<C extends Call>(
  tenant: Caller,
  described: C,
  input: CallInput<C>,
): Promise<UpstreamAnswer<AnswerTo<C>>> {
  const { params, query, ...rest } = input as CallOptions & { params?: Record<string, Param>; query?: object }
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined),
  )
  const path = `${pathOf(described, params)}${search.size > 0 ? `?${search}` : ''}`
  const schema = (described.answer ?? z.unknown()) as z.ZodType<AnswerTo<C>>
  const { isRead, lane, waitMs: timeoutMs } = described as Call
  return requestUpstream(tenant, described, path, schema, { ...rest, isRead, lane, timeoutMs })
}

/** Loads the answer to a call that the upstream has no reason to refuse; a refusal is an outage. */
export async function loadUpstream<C extends Call>(tenant: Caller, described: C, input: CallInput<C>) {
  return dataOrThrow(await callUpstream(tenant, described, input))
}

/** The same; `null` for a refusal that means nothing to see: 404, or the given statuses. */
export async function findUpstream<C extends Call>(
  tenant: Caller,
  described: C,
  input: CallInput<C>,
  nothing: readonly number[] = [404],
): Promise<AnswerTo<C> | null> {
  const answer = await callUpstream(tenant, described, input)
  return !answer.ok && nothing.includes(answer.status) ? null : dataOrThrow(answer)
}

/** The address of a call with its parameters in place, each encoded. Throws where one is missing. */
function pathOf({ path }: Call, params: Readonly<Record<string, Param>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} has no ${name}`)
    // Commas stay readable in a list of ids.
    return encodeURIComponent(value).replaceAll('%2C', ',')
  })
}
