import { homeOrigin } from '@/app/_pages/load-restaurant'
import { listsTag, tenantTag } from '@/lib/domain/content/content-tags'
import { ENQUIRY_PATHS } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { SitemapOutline } from '@/lib/domain/restaurant/sitemap-schema'
import { isIndexedList } from '@/lib/domain/seo/indexed-list'
import { latestDay, SITEMAP_LIMIT, type SitemapEntry, sitemapIndex, urlSet } from '@/lib/domain/seo/sitemap'
import { listEntries, restaurantEntries } from '@/lib/domain/seo/sitemap-entries'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { LocalDate } from '@/lib/domain/time/time'
import { createContentCache } from '@/lib/server/content/content-cache'
import { addShownTags } from '@/lib/server/http/answer/answer-context'
import { getSitemapOutline, listSitemapRestaurants } from '@/lib/server/upstream/sitemap'
import { accessibilityStatement } from '@/messages/legal/accessibility'
import type { LegalDocument } from '@/messages/legal/document'
import { legalFacts } from '@/messages/legal/facts'
import { orderingPrivacy, privacyPolicy } from '@/messages/legal/privacy'
import { rankingStatement } from '@/messages/legal/ranking'
import { termsOf } from '@/messages/legal/terms'
import { listOrigin } from './list-standing'

/** A part of a sitemap: its pages, or the ids of the restaurants after `after` up to `through` (null: all). */
type Part = { changedOn: LocalDate | null } & (
  | { entries: SitemapEntry[] }
  | { after: number; through: number | null; hasPages: boolean }
)

const FRESH_MS = 10 * 60_000
const outlines = createContentCache<SitemapOutline>(FRESH_MS, 50)
const partsOf = createContentCache<Part[]>(FRESH_MS, 50)
// A part is about a megabyte.
const filesOf = createContentCache<string>(FRESH_MS, 16)

/** `/sitemap.xml`: the parts that name at least one page; made again after ten minutes, or when a list or a day in it has changed. */
export async function loadSitemapIndex(tenant: Tenant): Promise<string> {
  const parts = await loadParts(tenant)
  const named = parts.flatMap((part, index) =>
    'entries' in part || part.hasPages ? [{ number: index + 1, changedOn: part.changedOn }] : [],
  )
  return sitemapIndex(originOf(tenant), named)
}

/** `/sitemap-{number}.xml`, counted from 1; `null`, and not cached, if the index does not name it. */
export async function loadSitemapPart(tenant: Tenant, number: number): Promise<string | null> {
  const part = (await loadParts(tenant))[number - 1]
  if (!part || ('hasPages' in part && !part.hasPages)) return null
  return filesOf(`${tenant.key} ${number}`, async () => urlSet(originOf(tenant), await entriesOf(tenant, part)))
}

function loadParts(tenant: Tenant): Promise<Part[]> {
  return partsOf(tenant.key, async () => {
    addShownTags([tenantTag(tenant.key), listsTag(tenant.key)])
    const outline = await outlines(tenant.key, () => getSitemapOutline(tenant))
    const lists = await ownLists(tenant, outline)
    return [...pageParts(tenant, outline, lists), ...restaurantParts(tenant, outline)]
  })
}

// A list that is canonical at another brand, or too short for search engines, is not named. See docs/design/search.md.
async function ownLists(tenant: Tenant, { lists }: SitemapOutline): Promise<SitemapOutline['lists']> {
  const origins = await Promise.all(lists.map((list) => listOrigin(tenant, list)))
  return lists.filter(({ restaurants }, index) => isIndexedList(restaurants) && origins[index] === originOf(tenant))
}

function pageParts(tenant: Tenant, outline: SitemapOutline, lists: SitemapOutline['lists']): Part[] {
  const changedOn = latestDay(outline.lists.map(({ changed_on }) => changed_on))
  const pages: SitemapEntry[] = [
    ...filledStarts(outline).map((path) => ({ path, changedOn })),
    ...listEntries(lists, tenant.cities),
    ...Object.values(ENQUIRY_PATHS).map((path) => ({ path })),
    ...legalEntries(tenant),
  ]
  return Array.from({ length: Math.ceil(pages.length / SITEMAP_LIMIT) }, (_, index): Part => {
    const entries = pages.slice(index * SITEMAP_LIMIT, (index + 1) * SITEMAP_LIMIT)
    return { entries, changedOn: latestDay(entries.map((entry) => entry.changedOn)) }
  })
}

// A start page without restaurants is not in the sitemap. Contract C34.
function filledStarts({ lists }: SitemapOutline): string[] {
  const has = (product: string) => lists.some((list) => list.product === product)
  return [
    ...(lists.length > 0 ? ['/'] : []),
    ...(has('reservations') ? ['/rezerwuj'] : []),
    ...(has('orders') ? ['/zamawiaj'] : []),
  ]
}

function restaurantParts(tenant: Tenant, { parts }: SitemapOutline): Part[] {
  return parts.map(
    ({ after, home_tenants, changed_on }, index): Part => ({
      after,
      through: parts[index + 1]?.after ?? null,
      hasPages: home_tenants.some((home) => isCanonicalAt(tenant, home)),
      changedOn: changed_on,
    }),
  )
}

async function entriesOf(tenant: Tenant, part: Part): Promise<SitemapEntry[]> {
  if ('entries' in part) return part.entries
  const homes = new Map<string | null, boolean>()
  const isOwn = (home: string | null) => {
    const known = homes.get(home) ?? isCanonicalAt(tenant, home)
    homes.set(home, known)
    return known
  }
  const found = await listSitemapRestaurants(tenant, part.after)
  // Restaurants may have been removed since the parts were counted; those of the next part stay there.
  const { through } = part
  return restaurantEntries(
    found.filter(({ id, home_tenant }) => (through === null || id <= through) && isOwn(home_tenant)),
  )
}

// A restaurant that two tenants list is in its home tenant's sitemap only. Contract C18.
function isCanonicalAt(tenant: Tenant, home: string | null): boolean {
  return homeOrigin(tenant, { home_tenant: home ?? tenant.key }) === originOf(tenant)
}

function originOf({ hosts }: Tenant): string {
  return `https://${hosts[0]}`
}

function legalEntries(tenant: Tenant): SitemapEntry[] {
  const facts = legalFacts(tenant)
  const documents: [path: string, document: LegalDocument][] = [
    [facts.terms, termsOf(tenant, 'reservations')],
    [facts.orderTerms, termsOf(tenant, 'orders')],
    [facts.privacy, privacyPolicy(facts)],
    [facts.orderPrivacy, orderingPrivacy(facts)],
    ['/dostepnosc', accessibilityStatement(facts)],
    ['/jak-ukladamy-liste', rankingStatement(facts)],
  ]
  // A tenant with one set of texts for everything has duplicate URLs; the first is the page's own.
  const byPath = new Map(documents.reverse())
  return [...byPath].reverse().map(([path, { versions }]) => ({ path, changedOn: versions[0].fromOn }))
}
