import 'server-only'
import { z } from 'zod'
import { type Call, pathOf } from '@/lib/domain/call/call'
import type { Answer } from './answer'
import { type CallOptions, upstream } from './client'
import type { Caller } from './origin'

type In<T> = T extends z.ZodType ? z.input<T> : never
type Param = string | number

/** What a described call is made with: its parameters, its query without what is not asked, its body. */
export type InputOf<C extends Call> = (C extends { params: infer P }
  ? { params: { [K in keyof In<P>]: Param } }
  : unknown) &
  (C extends { query: unknown } ? { query?: Record<string, Param | null | undefined> } : unknown) &
  (C extends { body: infer B } ? { body: In<B> } : unknown)

/** What is said of a call beside the call itself. */
export type CallInput<C extends Call> = Omit<CallOptions, 'body'> & InputOf<C>

type AnswerTo<C extends Call> = C['answer'] extends z.ZodType<infer T> ? T : unknown

/** Makes a described call to the upstream. A 4xx is an answer; anything outside the contract throws an UpstreamOutage. */
export function callUpstream<C extends Call>(
  tenant: Caller,
  described: C,
  options: CallInput<C>,
): Promise<Answer<AnswerTo<C>>> {
  const { params, query, ...rest } = options as CallOptions & { params?: Record<string, Param>; query?: object }
  const asked = new URLSearchParams(
    Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined),
  )
  const path = `${pathOf(described, params)}${asked.size > 0 ? `?${asked}` : ''}`
  const schema = (described.answer ?? z.unknown()) as z.ZodType<AnswerTo<C>>
  return upstream[described.method](tenant, path, schema, rest)
}
