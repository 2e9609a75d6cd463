import { z } from 'zod'
import type { Permission } from '@/lib/domain/panel/access/permissions'

/** Numeric id of a database row in a path. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647)

/**
 * Permitted caller of a call: anybody, including the holder of a key in its address or body (`public`); a session
 * or a device of staff; a machine with a token of a restaurant or a brand, below /partner and /operations; a person
 * whose role has a permission. Contract C0, C21.
 */
export type Who = 'public' | 'session' | 'device' | 'machine' | Permission

/** Properties of a call besides its method and path. */
interface CallSpec {
  /** Permitted caller, where it differs from the default of its group of calls. */
  may?: Who
  /** Summary in the API document. */
  summary?: string
  /** Path parameters that are no row ids. */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** Media type of the body, or of the answer, if it is not JSON. */
  takes?: string
  gives?: string
  /** The call runs once when repeated with the same `Idempotency-Key`, which no other body may carry. */
  isOnce?: true
  /** A POST that changes nothing, and is repeated like a GET if no answer comes. */
  isRead?: true
  /** A GET that may be answered with a conflict. */
  mayConflict?: true
  /** The answer contains a token: page scripts must not see it, so only forms make the call, and no key stores it. */
  returnsToken?: true
  /** How long the web server waits for the answer; five seconds without it. */
  waitMs?: number
  /** A separate lane, so that its failures do not hold up other calls: see `CallOptions`. */
  lane?: 'aside' | 'payments'
  /** The call belongs to no brand, or to the brand named in its path: it needs no `x-tenant`. */
  isBrandless?: true
  /** Content of a successful answer; absent where it is empty. */
  answer?: z.ZodType
  /** Description of the successful answer in the API document. */
  returns: string
  /** Answers without a body besides the successful one and the refusals of every call. */
  also?: Readonly<Record<number, string>>
}

/**
 * One call of the API, described once: the upstream serves it, the web server calls it, permissions and the document of the API are
 * read from it.
 */
export interface Call extends Omit<CallSpec, 'params'> {
  may: Who
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  status: 200 | 201 | 202 | 204
  params?: z.ZodObject
}

type NamesOf<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | NamesOf<R> : never
type Shape<P extends string, C> = {
  [N in NamesOf<P>]: C extends { params: Record<N, infer S extends z.ZodType> } ? S : typeof rowId
}
type Params<P extends string, C> = [NamesOf<P>] extends [never] ? unknown : { params: z.ZodObject<Shape<P, C>> }
type Made<M, P extends string, C> = Omit<C, 'params'> & Params<P, C> & { method: M; path: P; status: Call['status'] }

const verb =
  <const M extends Call['method']>(method: M, status: Call['status']) =>
  <const P extends string, const C extends CallSpec>(path: P, spec: C): Made<M, P, C> => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = z.object(Object.fromEntries(names.map((name) => [name, spec.params?.[name] ?? rowId])))
    const isEmpty = !spec.answer && status !== 202
    const described = {
      ...spec,
      method,
      path,
      status: isEmpty ? 204 : status,
      params: names.length > 0 ? params : undefined,
    }
    return described as unknown as Made<M, P, C>
  }

export const get = verb('get', 200)
export const post = verb('post', 200)
/** A POST that creates something. */
export const make = verb('post', 201)
/** A POST whose work is done after its answer. */
export const accept = verb('post', 202)
export const put = verb('put', 200)
export const remove = verb('delete', 200)

/** Calls of one subject, with the permitted caller for those that name none. */
export function calls<const T extends Record<string, Omit<Call, 'may'> & { may?: Who }>>(may: Who, described: T) {
  // A machine's token names its brand.
  const shared = may === 'machine' ? { may, isBrandless: true } : { may }
  const entries = Object.entries(described).map(([name, call]) => [name, { ...shared, ...call }])
  return Object.fromEntries(entries) as { [K in keyof T]: T[K] & { may: Who } }
}
