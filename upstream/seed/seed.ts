import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { addDays, instantOf, isoWithOffset, localDateOf } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { vouchers } from '@/upstream/db/order-schema'
import { setPresentTime } from '@/upstream/db/present-time'
import { streets } from '@/upstream/db/schema'
import { brandRoles, staff, staffRoles } from '@/upstream/db/staff-schema'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { addMissingTenants } from '@/upstream/tenants/apply-tenant-files'
import type {
  SampleAdministrator,
  SampleData,
  SampleOwner,
  SamplePause,
  SampleStreet,
  SampleVoucher,
} from './sample-schema'
import { seedOrders } from './seed-orders'

const ROWS_AT_ONCE = 500
// Any number works, if every process of this product uses the same one.
const SEED_LOCK = 7_305_222

/**
 * Adds the brands that a database lacks, and fills an empty one with `data`; locked, so that only one of several
 * starting processes does it. Seeded rows belong to the operator: later starts do not restore them, even where all
 * restaurants were deleted and vouchers, streets or people are left; they only add missing house numbers. `null`
 * fills nothing. Contract C34.
 */
export async function seedIfEmpty(db: Db, data: SampleData | null, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    await setPresentTime(tx, now)
    return seedOnce(tx, data, now)
  })
}

async function seedOnce(tx: Db, data: SampleData | null, now: Date): Promise<boolean> {
  const [found] = await rowsOf<{ empty: boolean; lacksPoints: boolean }>(
    tx,
    sql`SELECT NOT (EXISTS (SELECT 1 FROM restaurants) OR EXISTS (SELECT 1 FROM vouchers)
        OR EXISTS (SELECT 1 FROM streets) OR EXISTS (SELECT 1 FROM staff)) AS empty,
      EXISTS (SELECT 1 FROM streets WHERE points IS NULL) AS "lacksPoints"`,
  )
  await addMissingTenants(tx)
  if (!data) return false
  if (found?.lacksPoints) await addMissingPoints(tx, data.streets)
  if (!found?.empty) return false
  await seed(tx, data, now)
  return true
}

/** Adds the restaurants, which are open at once, with their data; and missing streets. */
export async function seed(tx: Db, data: SampleData, now: Date): Promise<void> {
  const ids = new Map<string, number>()
  for (const { id, file } of data.restaurants) {
    const imported = await importRestaurant(tx, file, { files: data.pictures, now, state: 'open', id })
    if (!('id' in imported)) {
      throw new Error(`${file.key}: ${imported.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
    }
    ids.set(file.key, imported.id)
    const pause = data.pauses?.[file.key]
    if (pause) await addPause(tx, imported.id, pause, now)
  }
  for (const chunk of chunksOf(data.streets))
    await tx.insert(streets).values(chunk.map(streetRow)).onConflictDoNothing()
  await tx.execute(sql`UPDATE streets SET city_name = named.name FROM (
    SELECT city ->> 'slug' AS slug, min(city ->> 'name') AS name
    FROM tenants t, jsonb_array_elements(t.config -> 'cities') city GROUP BY 1) named
    WHERE named.slug = streets.city AND streets.city_name IS NULL`)
  const brands = new Map(data.restaurants.map(({ file }) => [file.key, file.tenant]))
  const codes = (data.vouchers ?? []).map((voucher) => voucherRow(voucher, brands, ids, now))
  if (codes.length > 0) await tx.insert(vouchers).values(codes)
  if (data.withOrders) await seedOrders(tx, data.restaurants, now)
  await seedOwners(tx, data.owners ?? [], ids, now)
  await seedAdministrators(tx, data.administrators ?? [], now)
}

async function addPause(tx: Db, id: number, { reason, endsInMinutes, busyMinutes }: SamplePause, now: Date) {
  const until = endsInMinutes === null ? null : isoWithOffset(addMinutes(now, endsInMinutes))
  await pauseRestaurant(tx, id, { reason, until, ...(busyMinutes && { busy_minutes: busyMinutes }) })
}

/** Adds house numbers to streets that were stored without them. A deleted street is not restored. */
async function addMissingPoints(tx: Db, samples: SampleStreet[]): Promise<void> {
  for (const { city, street, points } of samples.filter((sample) => sample.points))
    await tx
      .update(streets)
      .set({ points })
      .where(and(eq(streets.city, city), eq(streets.street, street), isNull(streets.points)))
}

function streetRow(sample: SampleStreet) {
  return { ...sample, searchText: ` ${slugOf(sample.street).replaceAll('-', ' ')}` }
}

function voucherRow(
  voucher: SampleVoucher,
  brands: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, number>,
  now: Date,
) {
  const { validFromInDays, validToInDays, used, ...conditions } = voucher
  const today = localDateOf(now)
  return {
    ...conditions,
    restaurants: restaurantsOfVoucher(voucher, brands).flatMap((key) => ids.get(key) ?? []),
    uses: used,
    validFrom: instantOf(addDays(today, validFromInDays), '00:00'),
    validTo: validToInDays === null ? null : instantOf(addDays(today, validToInDays), '24:00'),
  }
}

/**
 * Keys of the sample restaurants where a sample code is valid: those of its own brand alone. They are named, since the
 * codes are public in this repository and must be valid at no other restaurant. Contract C8.
 */
export function restaurantsOfVoucher(
  { tenant, code, restaurants }: Pick<SampleVoucher, 'tenant' | 'code' | 'restaurants'>,
  brands: ReadonlyMap<string, string>,
): string[] {
  const own = [...brands].flatMap(([key, brand]) => (brand === tenant ? [key] : []))
  const foreign = restaurants?.find((key) => !own.includes(key))
  if (foreign) throw new Error(`${code} of ${tenant} names "${foreign}", which is no restaurant of it`)
  return restaurants ?? own
}

function chunksOf<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE))
}

/** Gives restaurants their owners, without sending e-mails. */
async function seedOwners(tx: Db, owners: SampleOwner[], ids: Map<string, number>, now: Date): Promise<void> {
  for (const { restaurant, email, name } of owners) {
    const restaurantId = ids.get(restaurant)
    if (restaurantId === undefined) throw new Error(`${email} owns an unknown restaurant "${restaurant}"`)
    const [made] = await tx.insert(staff).values({ email, createdAt: now }).returning({ id: staff.id })
    if (!made) throw new Error('an inserted person came back without an id')
    await tx.insert(staffRoles).values({ staffId: made.id, restaurantId, role: 'owner', name, createdAt: now })
  }
}

/** Gives brands an administrator of their console, without sending e-mails. Contract C38. */
async function seedAdministrators(tx: Db, administrators: SampleAdministrator[], now: Date): Promise<void> {
  for (const { tenant, email, name } of administrators) {
    const [made] = await tx.insert(staff).values({ email, createdAt: now }).returning({ id: staff.id })
    if (!made) throw new Error('an inserted person came back without an id')
    await tx.insert(brandRoles).values({ staffId: made.id, tenant, role: 'admin', name, createdAt: now })
  }
}
