import { randomInt } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { LISTS } from '@/lib/domain/list/list-kind'
import { linkPathWithCampaign, linkTargetPath, type StoredTarget } from '@/lib/domain/marketing/links/link-path'
import { CODE_ALPHABET, CODE_LENGTH, isPageOfTables, readLinkCode } from '@/lib/domain/marketing/links/link-rules'
import type { LinkChange, LinkRequest, LinkTarget, MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import type { VoucherState } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { isoWithOffset, localDateOf } from '@/lib/domain/time/time'
import { capRefusal } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { HAS_DISHES, HAS_MENU, MENU_AND_SETTINGS, takesOrders } from '@/upstream/search/sitemap-data'
import { findNamedRestaurant } from './named-restaurant'
import { isValidAt, voucherProblem, voucherState } from './vouchers'

/** The brand, the name of its order list and the acting person. */
interface LinkCaller {
  tenant: string
  productName: string
  staffId: number
}

type Brand = Pick<LinkCaller, 'tenant' | 'productName'>
type Stored = Omit<StoredTarget, 'restaurant'> & { restaurantId: number | null }
interface LinkRow extends Omit<StoredTarget, 'restaurant'> {
  id: string
  restaurantId: number | null
  restaurantName: string | null
  slug: string | null
  takesOrders: boolean | null
  exists: boolean
  voucherState: VoucherState | null
  isVoucherThere: boolean | null
  source: string
  medium: string
  campaign: string
  note: string
  madeBy: string | null
  madeAt: string
  endedAt: string | null
  prints: { code: string; content: string; made_at: string; made_by: string | null; scans: number }[]
}
/** Result of a form; its code is null where the print existed already. */
export interface MadeLink {
  id: number
  /** The code of a new print. */
  code: string | null
}

/** Most values offered from earlier links, of each parameter. */
const MAX_USED = 50

/** The links of a brand, the newest first, from before the link `before`. Contract C39. */
export async function listLinks(
  db: Db,
  brand: Brand,
  { before, limit, isEnded }: { before: number | null; limit: number; isEnded: boolean },
  now: Date,
): Promise<MarketingLink[]> {
  const isPast = before === null ? sql`true` : sql`l.id < ${before}`
  const state = isEnded ? sql`l.ended_at IS NOT NULL` : sql`l.ended_at IS NULL`
  return linksWhere(db, brand, sql`${state} AND ${isPast} ORDER BY l.id DESC LIMIT ${limit}`, now)
}

/** One link of the brand; `null` for none. */
export async function findLink(db: Db, brand: Brand, id: number, now: Date): Promise<MarketingLink | null> {
  return (await linksWhere(db, brand, sql`l.id = ${id}`, now))[0] ?? null
}

/** Counts the open links of the brand. */
export async function countOpenLinks(db: Db, tenant: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM marketing_links WHERE tenant = ${tenant} AND ended_at IS NULL`,
  )
  return row?.count ?? 0
}

/**
 * Makes a link and its first print; where the same link is open already, only the print; where the print exists too,
 * nothing: so a form may be sent twice. A page that does not exist is refused. Contract C39.
 */
export async function makeLink(
  tx: Db,
  caller: LinkCaller,
  request: LinkRequest,
  now: Date,
): Promise<Outcome<MadeLink>> {
  const target = await storedTarget(tx, caller, request, now)
  if (!target.ok) return target
  const known = await openLinkLike(tx, caller.tenant, target.value, request)
  const tooMany = known ? null : capRefusal('openLinks', await countOpenLinks(tx, caller.tenant))
  if (tooMany) return tooMany
  const id = known ?? (await insertLink(tx, caller, target.value, request, now))
  // Another request made the same link at this moment.
  if (id === null) return refused(409, 'changed_meanwhile')
  return addPrint(tx, caller, id, request.content ?? '', now)
}

/** Adds a print with its own code, or finds it. Contract C39. */
export async function makePrint(
  tx: Db,
  caller: LinkCaller,
  id: number,
  content: string,
  now: Date,
): Promise<Outcome<MadeLink>> {
  const [link] = await rowsOf<{ ended: boolean }>(
    tx,
    sql`SELECT ended_at IS NOT NULL AS ended FROM marketing_links WHERE id = ${id} AND tenant = ${caller.tenant} FOR UPDATE`,
  )
  if (!link) return refused(404, 'unknown_link')
  if (link.ended) return refused(409, 'link_ended')
  return addPrint(tx, caller, id, content, now)
}

/**
 * Leads the codes of a link to another page: posters stay on their walls, and the campaign keeps its results. `false`:
 * they lead there already. Contract C39.
 */
export async function changeLink(
  tx: Db,
  caller: LinkCaller,
  id: number,
  change: LinkChange,
  now: Date,
): Promise<Outcome<boolean>> {
  const [link] = await rowsOf<LinkRequest & { ended: boolean }>(
    tx,
    sql`SELECT ended_at IS NOT NULL AS ended, source, medium, campaign FROM marketing_links
      WHERE id = ${id} AND tenant = ${caller.tenant} FOR UPDATE`,
  )
  if (!link) return refused(404, 'unknown_link')
  if (link.ended) return refused(409, 'link_ended')
  const target = await storedTarget(tx, caller, change, now)
  if (!target.ok) return target
  const same = await openLinkLike(tx, caller.tenant, target.value, link)
  if (same !== null) return same === id ? done(false) : refused(409, 'same_link')
  const { page, product, city, cuisine, restaurantId, visitOn, voucher } = target.value
  await tx.execute(sql`UPDATE marketing_links SET page = ${page}, product = ${product}, city = ${city}, cuisine = ${cuisine},
    restaurant_id = ${restaurantId}, visit_on = ${visitOn}, voucher = ${voucher} WHERE id = ${id}`)
  return done(true)
}

/** Sources, media and campaigns of the brand's links, the latest first. */
export async function usedParameters(db: Db, tenant: string) {
  const latest = async (column: 'source' | 'medium' | 'campaign') => {
    const name = sql.raw(column)
    const rows = await rowsOf<{ value: string }>(
      db,
      sql`SELECT ${name} AS value FROM marketing_links WHERE tenant = ${tenant} GROUP BY 1 ORDER BY max(id) DESC LIMIT ${MAX_USED}`,
    )
    return rows.map(({ value }) => value)
  }
  return { source: await latest('source'), medium: await latest('medium'), campaign: await latest('campaign') }
}

/** Ends a link: its codes still lead to the page, without a campaign. `false`: it had ended before. Contract C39. */
export async function endLink(tx: Db, tenant: string, id: number, now: Date): Promise<Outcome<boolean>> {
  const [link] = await rowsOf<{ ended: boolean }>(
    tx,
    sql`SELECT ended_at IS NOT NULL AS ended FROM marketing_links WHERE id = ${id} AND tenant = ${tenant} FOR UPDATE`,
  )
  if (!link) return refused(404, 'unknown_link')
  if (link.ended) return done(false)
  await tx.execute(sql`UPDATE marketing_links SET ended_at = ${now.toISOString()}::timestamptz WHERE id = ${id}`)
  return done(true)
}

/**
 * The target of a short link: its page with its campaign, or without it once the link has ended, since printed
 * posters remain. `null` for an unknown code, or another brand's. Contract C39.
 */
export async function resolveShortLink(db: Db, { tenant, productName }: Brand, text: string): Promise<string | null> {
  const [row] = await rowsOf<LinkRow & { content: string; code: string }>(
    db,
    sql`SELECT ${TARGET_COLUMNS}, l.source, l.medium, l.campaign, l.ended_at AS "endedAt", p.content, p.code,
        r.slug, ${takesOrders(productName)} AS "takesOrders"
      FROM marketing_link_prints p JOIN marketing_links l ON l.id = p.link_id
        LEFT JOIN restaurants r ON r.id = l.restaurant_id ${MENU_AND_SETTINGS}
      WHERE p.code = ${readLinkCode(text)} AND p.tenant = ${tenant}`,
  )
  if (!row) return null
  return row.endedAt ? pathOf(row) : linkPathWithCampaign(pathOf(row), row)
}

const TARGET_COLUMNS = sql`l.page, l.product, l.city, l.cuisine, l.restaurant_id AS "restaurantId", l.visit_on AS "visitOn", l.voucher`

async function linksWhere(db: Db, { tenant, productName }: Brand, condition: SQL, now: Date): Promise<MarketingLink[]> {
  const rows = await rowsOf<LinkRow>(
    db,
    sql`SELECT l.id, ${TARGET_COLUMNS}, l.source, l.medium, l.campaign, l.note, l.made_at AS "madeAt", l.ended_at AS "endedAt",
        b.name AS "madeBy", r.name AS "restaurantName", r.slug, ${takesOrders(productName)} AS "takesOrders",
        ${pageExists(tenant, productName)} AS "exists",
        ${voucherState(now)} AS "voucherState", ${isValidAt(sql`l.restaurant_id`)} AS "isVoucherThere",
        (SELECT coalesce(json_agg(json_build_object('code', p.code, 'content', p.content, 'made_at', p.made_at, 'scans', p.scans,
            'made_by', (SELECT pb.name FROM brand_roles pb WHERE pb.staff_id = p.made_by AND pb.tenant = p.tenant))
            ORDER BY p.made_at, p.content), '[]')
          FROM marketing_link_prints p WHERE p.link_id = l.id) AS prints
      FROM marketing_links l
        LEFT JOIN brand_roles b ON b.staff_id = l.made_by AND b.tenant = l.tenant
        LEFT JOIN vouchers v ON v.tenant = l.tenant AND v.code = l.voucher
        LEFT JOIN restaurants r ON r.id = l.restaurant_id ${MENU_AND_SETTINGS}
      WHERE l.tenant = ${tenant} AND ${condition}`,
  )
  return rows.map(viewOf)
}

/**
 * Does the page of the link `l` answer, with the restaurant `r` it names? An empty list does not count as a page.
 * Contract C0, C39.
 */
function pageExists(tenant: string, productName: string): SQL {
  const isListed = sql`EXISTS (SELECT 1 FROM ${listedRestaurants(tenant)} k WHERE k.id = l.restaurant_id)`
  return sql`CASE l.page WHEN 'home' THEN true
    WHEN 'restaurant' THEN ${isListed}
    WHEN 'menu' THEN ${isListed} AND ((${takesOrders(productName)} AND ${HAS_DISHES}) OR ${HAS_MENU})
    ELSE EXISTS (${listOf(tenant, productName, {
      product: sql`l.product`,
      city: sql`l.city`,
      cuisine: sql`l.cuisine`,
    })}) END`
}

function listOf(tenant: string, productName: string, list: { product: SQL; city: SQL; cuisine: SQL }): SQL {
  const { product, city, cuisine } = list
  return sql`SELECT 1 FROM ${listedRestaurants(tenant)} r ${MENU_AND_SETTINGS}
    WHERE r.city_slug = ${city}
      AND EXISTS (SELECT 1 FROM tenant_cities c WHERE c.tenant = ${tenant} AND c.city_slug = r.city_slug)
      AND CASE WHEN ${product} = 'orders'
        THEN ${takesOrders(productName)} AND (${cuisine} IS NULL OR ${cuisine} = ANY (r.order_cuisines))
        ELSE ${cuisine} IS NULL OR ${cuisine} = ANY (r.cuisines) END`
}

async function storedTarget(
  tx: Db,
  brand: Brand,
  { target, voucher: code }: LinkChange,
  now: Date,
): Promise<Outcome<Stored>> {
  const page = await storedPage(tx, brand, target, now)
  if (!page.ok) return page
  const { takesOrders: takes, ...stored } = page.value
  const voucher = code?.toUpperCase() ?? null
  if (voucher === null) return done({ ...stored, voucher })
  const wrong = isPageOfTables(page.value)
    ? 'link_voucher_of_orders'
    : await voucherProblem(tx, brand.tenant, { code: voucher, ...stored }, now)
  return wrong ? refused(422, wrong, { fields: { voucher: 'unknown' } }) : done({ ...stored, voucher })
}

async function storedPage(
  tx: Db,
  brand: Brand,
  target: LinkTarget,
  now: Date,
): Promise<Outcome<Omit<Stored, 'voucher'> & { takesOrders: boolean }>> {
  const visitOn = 'visit_on' in target ? (target.visit_on ?? null) : null
  if (visitOn !== null && visitOn < localDateOf(now))
    return refused(422, 'link_day_past', { fields: { visit_on: 'past' } })
  const none = { product: null, city: null, cuisine: null, restaurantId: null, visitOn, takesOrders: false }
  if (target.page === 'home') return done({ ...none, page: 'home' })
  if (target.page !== 'list') {
    const found = await findNamedRestaurant(tx, brand, target.restaurant, { unknown: 'unknown_link_restaurant' })
    if (!found.ok) return found
    if (target.page === 'menu' && !found.value.hasMenu)
      return refused(422, 'no_menu_page', { fields: { restaurant: 'no_menu' } })
    const { id: restaurantId, takesOrders: takes } = found.value
    return done({ ...none, page: target.page, restaurantId, takesOrders: takes })
  }
  const { product, city, cuisine = null } = target
  if (product === 'orders' && visitOn !== null)
    return refused(422, 'link_day_of_orders', { fields: { visit_on: 'orders' } })
  const isKnownCuisine = cuisine === null || (LISTS[product].cuisines as readonly string[]).includes(cuisine)
  const list = { product: sql`${product}::text`, city: sql`${city}::text`, cuisine: sql`${cuisine}::text` }
  const found = isKnownCuisine && (await rowsOf(tx, sql`${listOf(brand.tenant, brand.productName, list)} LIMIT 1`))[0]
  if (!found) return refused(422, 'unknown_list', { fields: { city: 'unknown' } })
  return done({ ...none, page: 'list', product, city, cuisine })
}

async function openLinkLike(
  tx: Db,
  tenant: string,
  { page, product, city, cuisine, restaurantId, visitOn, voucher }: Stored,
  { source, medium, campaign }: Pick<LinkRequest, 'source' | 'medium' | 'campaign'>,
): Promise<number | null> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT id FROM marketing_links WHERE tenant = ${tenant} AND source = ${source} AND medium = ${medium}
        AND campaign = ${campaign} AND page = ${page} AND coalesce(product, '') = ${product ?? ''}
        AND coalesce(city, '') = ${city ?? ''} AND coalesce(cuisine, '') = ${cuisine ?? ''}
        AND coalesce(restaurant_id, 0) = ${restaurantId ?? 0} AND coalesce(visit_on, '') = ${visitOn ?? ''}
        AND coalesce(voucher, '') = ${voucher ?? ''} AND ended_at IS NULL FOR UPDATE`,
  )
  return row ? Number(row.id) : null
}

async function insertLink(
  tx: Db,
  { tenant, staffId }: LinkCaller,
  { page, product, city, cuisine, restaurantId, visitOn, voucher }: Stored,
  { source, medium, campaign, note }: LinkRequest,
  now: Date,
): Promise<number | null> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`INSERT INTO marketing_links (tenant, page, product, city, cuisine, restaurant_id, visit_on, voucher, source, medium, campaign, note, made_by, made_at)
      VALUES (${tenant}, ${page}, ${product}, ${city}, ${cuisine}, ${restaurantId}, ${visitOn}, ${voucher}, ${source}, ${medium}, ${campaign},
        ${note}, ${staffId}, ${now.toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING id`,
  )
  return row ? Number(row.id) : null
}

// The link is locked or new, so no other transaction adds a print meanwhile.
async function addPrint(
  tx: Db,
  { tenant, staffId }: LinkCaller,
  id: number,
  content: string,
  now: Date,
): Promise<Outcome<MadeLink>> {
  const [counted] = await rowsOf<{ own: number; known: number; all: number }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE link_id = ${id})::int AS own, count(*)::int AS all,
        count(*) FILTER (WHERE link_id = ${id} AND content = ${content})::int AS known
      FROM marketing_link_prints WHERE tenant = ${tenant}`,
  )
  const { own = 0, known = 0, all = 0 } = counted ?? {}
  if (known > 0) return done({ id, code: null })
  const tooMany = capRefusal('prints', own) ?? capRefusal('linkCodes', all)
  if (tooMany) return tooMany
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
    const made = await rowsOf(
      tx,
      sql`INSERT INTO marketing_link_prints (code, tenant, link_id, content, made_by, made_at)
        VALUES (${code}, ${tenant}, ${id}, ${content}, ${staffId}, ${now.toISOString()}::timestamptz)
        ON CONFLICT (code) DO NOTHING RETURNING code`,
    )
    if (made.length > 0) return done({ id, code })
  }
}

function pathOf(row: Pick<LinkRow, keyof Stored | 'slug' | 'takesOrders'>): string {
  const { restaurantId, slug, takesOrders: takes, ...target } = row
  const restaurant = restaurantId === null ? null : { id: restaurantId, slug: slug ?? '', takesOrders: takes ?? false }
  return linkTargetPath({ ...target, restaurant })
}

function voucherStateOf(row: LinkRow): MarketingLink['voucher_state'] {
  if (row.voucher === null) return null
  if (isPageOfTables({ ...row, takesOrders: row.takesOrders ?? false })) return 'tables'
  // A code that its brand does not have.
  if (row.voucherState === null) return 'over'
  return row.isVoucherThere ? row.voucherState : 'elsewhere'
}

function viewOf(row: LinkRow): MarketingLink {
  const {
    page,
    product,
    city,
    cuisine,
    visitOn,
    voucher,
    restaurantId,
    restaurantName,
    exists,
    source,
    medium,
    campaign,
    note,
  } = row
  return {
    id: Number(row.id),
    page,
    product,
    city,
    cuisine,
    restaurant: restaurantId === null ? null : { id: restaurantId, name: restaurantName },
    visit_on: visitOn,
    voucher,
    voucher_state: voucherStateOf(row),
    path: pathOf(row),
    exists,
    source,
    medium,
    campaign,
    note,
    made_at: isoWithOffset(new Date(row.madeAt)),
    made_by: row.madeBy,
    ended_at: row.endedAt && isoWithOffset(new Date(row.endedAt)),
    prints: row.prints.map((print) => ({
      code: print.code,
      content: print.content || null,
      made_at: isoWithOffset(new Date(print.made_at)),
      made_by: print.made_by,
      scans: print.scans,
    })),
  }
}
