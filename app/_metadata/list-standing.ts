import type { Metadata } from 'next'
import { createCache } from '@/lib/backend/cache'
import { tenantTag } from '@/lib/domain/content/content-tags'
import type { SitemapOutline } from '@/lib/domain/restaurant/sitemap-schema'
import { PAGE_SIZE } from '@/lib/domain/search/page-number'
import { hasIndexedList, isIndexedList, type ListKey, listBrandOf } from '@/lib/domain/seo/indexed-list'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { addShownTags } from '@/lib/server/http/answer/answer-context'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { getSitemapOutline } from '@/lib/server/upstream/sitemap'
import { getTenant } from '@/lib/server/upstream/tenants'
import { tenants } from '@/tenants/registry'

/**
 * Each tenant's lists, at most ten minutes old: a single restaurant rarely changes whether another brand's list is long
 * enough to be canonical. Throws an UpstreamOutage. Contract C0.
 */
const outlines = createCache<SitemapOutline>({ entries: 50, freshMs: 10 * 60_000 })

/**
 * The canonical origin of a list's page: this brand's, or that of another brand which has the same list and is its
 * home. The page is canonical here if the other brand lacks it, and while the upstream is out.
 */
export async function listOrigin(tenant: Tenant, key: ListKey, page = 1): Promise<string> {
  const own = `https://${tenant.hosts[0]}`
  const homeKey = listBrandOf(tenant.key, key, await brandsWith(key.city))
  const home = homeKey === tenant.key ? null : await getOtherTenant(homeKey)
  if (!home) return own
  const outline = await outlines.get(home.key, () => getSitemapOutline(home)).catch(nullIfOut)
  const hasList = outline && hasIndexedList(outline.lists, key, (page - 1) * PAGE_SIZE + 1)
  return hasList ? `https://${home.hosts[0]}` : own
}

// A city missing in every brand's file is in the database, which only the current configuration knows.
async function brandsWith(city: string) {
  if (tenants.some(({ fallback }) => fallback.cities.some(({ slug }) => slug === city))) return tenants
  const current = await Promise.all(tenants.map(({ key }) => getOtherTenant(key)))
  return current.flatMap((brand) => (brand ? [{ key: brand.key, fallback: { cities: brand.cities } }] : []))
}

/** Configuration of another brand: the answer under way changes with it as with its own, which every page notes. */
function getOtherTenant(key: string): Promise<Tenant | null> {
  addShownTags([tenantTag(key)])
  return getTenant(key)
}

/** Canonical URL and, for a list of too few restaurants, `noindex, follow`; `null`: the list could not be loaded. */
export function listStanding(url: string, restaurants: number | null): Pick<Metadata, 'alternates' | 'robots'> {
  const isThin = restaurants !== null && !isIndexedList(restaurants)
  return { alternates: { canonical: url }, ...(isThin && { robots: { index: false, follow: true } }) }
}
