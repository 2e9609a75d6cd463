import type { z } from 'zod'
import type { Permission } from '@/lib/domain/panel/access/permissions'

/** What is said of a call besides its method and path. */
export interface CallSpec {
  /** The permission that its caller needs. */
  may: Permission
  /** What it does, as the document of the API says it. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Repeated with the same `Idempotency-Key` it is done once. */
  isOnce?: true
  /** What a good answer holds; `null` where it is empty. */
  answer: z.ZodType | null
  /** What a good answer says, as the document of the API has it. */
  told: string
}

/**
 * One call of the API, described once: the upstream serves it, the web server calls it, permissions and the document of the API are
 * read from it.
 */
export type Call = CallSpec & { method: 'get' | 'post' | 'put' | 'delete'; path: string; status: 200 | 201 | 204 }

const verb =
  <const M extends Call['method'], const S extends Call['status']>(method: M, status: S) =>
  <const P extends string, C extends CallSpec>(path: P, spec: C) => ({ method, path, status, ...spec })

export const get = verb('get', 200)
export const post = verb('post', 200)
/** A POST that makes something. */
export const make = verb('post', 201)
export const put = verb('put', 200)
export const remove = verb('delete', 200)
/** A DELETE whose answer is empty. */
export const drop = verb('delete', 204)

/** The address of a call with its parameters in place, each encoded. Throws where one is missing. */
export function pathOf({ path }: Pick<Call, 'path'>, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} has no ${name}`)
    return encodeURIComponent(value)
  })
}
