import 'server-only'
import type { z } from 'zod'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

type Page<T> = z.ZodType<{ items: T[]; next_cursor: string | null }>

/**
 * The items of a list of the upstream, page after page until its cursor ends or `maxPages` are read: a cursor that never
 * ends must not hold the handler for ever. Throws an UpstreamOutage. Contract C0.
 */
export async function listPages<T>(
  tenant: Tenant,
  path: string,
  query: Record<string, string>,
  { schema, maxPages }: { schema: Page<T>; maxPages: number },
): Promise<T[]> {
  const found: T[] = []
  let cursor: string | null = null
  for (let page = 0; page < maxPages; page++) {
    const params: URLSearchParams = new URLSearchParams({ ...query, limit: '100', ...(cursor && { cursor }) })
    const { items, next_cursor } = dataOrThrow(await upstream.get(tenant, `${path}?${params}`, schema))
    found.push(...items)
    cursor = next_cursor
    if (!cursor) break
  }
  return found
}
