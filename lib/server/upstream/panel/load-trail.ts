import 'server-only'
import { staffAuditSchema } from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from './staff'

/** A page of a trail; the first where `cursor` is none, or is no cursor. Contract C21, C38. */
export async function loadTrail(tenant: Tenant, path: string, cursor: string | null, options: BearerOptions) {
  const load = (query: Record<string, string>) =>
    upstream.get(tenant, `${path}?${new URLSearchParams({ limit: '50', ...query })}`, staffAuditSchema, options)
  const page = cursor === null ? null : await load({ cursor })
  // Addresses are typed and cut: what the upstream does not know as a cursor (422) is the first page.
  const isFirst = page === null || (!page.ok && page.status === 422)
  return { ...dataOrThrow(isFirst ? await load({}) : page), isFirst }
}
