import { sql } from 'drizzle-orm'
import type { ConsoleRestaurantPage } from '@/lib/domain/console/restaurants-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { listVersions } from '@/upstream/panel/settings/versions'
import { stateOfRestaurant } from '@/upstream/restaurants/file/restaurant-state'
import { planOf } from './restaurant-plan'
import { findBrandRestaurant } from './restaurants'

type Row = Pick<ConsoleRestaurantPage, 'slug' | 'products' | 'contact'> & {
  address: { street?: string; house?: string; postal_code?: string; city?: string } | null
  trader: ConsoleRestaurantPage['trader'] | undefined
}
type Person = Omit<ConsoleRestaurantPage['people'][number], 'seen_at'> & { seenAt: string | null }

/** Number of settings changes on the page. */
const VERSIONS = 10

/** Details of one of the brand's own restaurants; null where the brand is not its home. Contract C41. */
export function loadRestaurantPage(
  db: Db,
  tenant: string,
  id: number,
  now: Date,
): Promise<ConsoleRestaurantPage | null> {
  return inTransaction(db, (tx) => load(tx, tenant, id, now), { accessMode: 'read only' })
}

async function load(tx: Db, tenant: string, id: number, now: Date): Promise<ConsoleRestaurantPage | null> {
  const restaurant = await findBrandRestaurant(tx, tenant, id, now)
  const [row] = await rowsOf<Row>(
    tx,
    sql`SELECT slug, to_json(products) AS products, summary -> 'address' AS address, details -> 'contact' AS contact,
        details -> 'trader' AS trader
      FROM restaurants WHERE id = ${id}`,
  )
  if (!restaurant || !row) return null
  const { contact, trader, address } = row
  const state = await stateOfRestaurant(tx, id)
  const { items } = await listVersions(tx, id, null)
  return {
    restaurant,
    slug: row.slug,
    products: row.products,
    address: [
      `${address?.street ?? ''} ${address?.house ?? ''}`,
      `${address?.postal_code ?? ''} ${address?.city ?? ''}`,
    ]
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
    contact: { phone: contact.phone ?? '', email: contact.email ?? '', website: contact.website ?? null },
    trader: trader ? { name: trader.name ?? '', address: trader.address ?? '', nip: trader.nip ?? '' } : null,
    plan: await planOf(tx, id),
    needs: (state?.needs ?? []).map(({ need, isMet }) => ({ need, is_met: isMet })),
    people: (await peopleOf(tx, tenant, id)).map(({ seenAt, ...person }) => ({
      ...person,
      seen_at: seenAt && isoWithOffset(new Date(seenAt)),
    })),
    versions: items.slice(0, VERSIONS),
  }
}

/** Owners first, with the time they were last seen at this brand: their work for another brand stays private. */
function peopleOf(tx: Db, tenant: string, id: number): Promise<Person[]> {
  return rowsOf<Person>(
    tx,
    sql`SELECT r.name, s.email, r.role,
        (SELECT max(e.last_seen_at) FROM staff_sessions e WHERE e.staff_id = s.id AND e.tenant = ${tenant}) AS "seenAt"
      FROM staff_roles r JOIN staff s ON s.id = r.staff_id WHERE r.restaurant_id = ${id}
      ORDER BY array_position(ARRAY['owner', 'manager', 'host', 'kitchen'], r.role), r.name, s.id`,
  )
}
