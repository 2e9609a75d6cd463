import 'server-only'
import type { z } from 'zod'
import { cursorPages } from '@/lib/domain/cursor-pages'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

type Page<T> = z.ZodType<{ items: T[]; next_cursor: string | null }>

/**
 * The items of a list of the upstream, at most those of `maxPages` pages. Throws an UpstreamOutage. Contract C0.
 */
export async function listPages<T>(
  tenant: Tenant,
  path: string,
  query: Record<string, string>,
  { schema, maxPages }: { schema: Page<T>; maxPages: number },
): Promise<T[]> {
  const loadPage = async (cursor: string | null) => {
    const params = new URLSearchParams({ ...query, limit: '100', ...(cursor && { cursor }) })
    return dataOrThrow(await upstream.get(tenant, `${path}?${params}`, schema))
  }
  const found: T[] = []
  for await (const items of cursorPages(loadPage, maxPages)) found.push(...items)
  return found
}
