import { and, eq, isNull, sql } from 'drizzle-orm'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { localDateOf } from '@/lib/domain/time/time'
import type { SeedMenu, SeedOrdering, SeedVoucher } from '@/sample-data/menu-types'
import type { SeedOwner, SeedRestaurant, SeedStreet } from '@/sample-data/types'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { setPresentTime } from '@/upstream/db/present-time'
import { diningTables, restaurants, streets, tableCombinations } from '@/upstream/db/schema'
import { staff, staffRoles } from '@/upstream/db/staff-schema'
import { syncTenants } from '@/upstream/tenants/tenant-directory'
import { restaurantRow } from './restaurant-rows'
import { seedMenus } from './seed-menus'
import { seedOrders } from './seed-orders'

const ROWS_AT_ONCE = 500

/** The sample data; tests supply their own. */
export interface SeedData {
  restaurants: SeedRestaurant[]
  streets: SeedStreet[]
  orderings?: SeedOrdering[]
  /** Menus of restaurants that take no orders. */
  readMenus?: SeedMenu[]
  vouchers?: SeedVoucher[]
  owners?: SeedOwner[]
  /** A month of past orders at every restaurant that takes them. */
  withOrders?: boolean
}

// Any number works, if every process of this product uses the same one.
const SEED_LOCK = 7_305_222

/**
 * Fills a database that has nothing of this yet, and updates the tenants from the registry; locked, so that of processes that
 * start together one does it. What is filled is its operator's from then on: no later start writes any of it again, also where
 * all restaurants were deleted and vouchers, streets or people are left.
 */
export async function seedIfEmpty(db: Db, data: SeedData, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    await setPresentTime(tx, now)
    return seedOnce(tx, data, now)
  })
}

async function seedOnce(tx: Db, data: SeedData, now: Date): Promise<boolean> {
  const [found] = await rowsOf<{ empty: boolean; lacksPoints: boolean }>(
    tx,
    sql`SELECT NOT (EXISTS (SELECT 1 FROM restaurants) OR EXISTS (SELECT 1 FROM vouchers)
        OR EXISTS (SELECT 1 FROM streets) OR EXISTS (SELECT 1 FROM staff)) AS empty,
      EXISTS (SELECT 1 FROM streets WHERE points IS NULL) AS "lacksPoints"`,
  )
  await syncTenants(tx)
  if (found?.lacksPoints) await addMissingPoints(tx, data.streets)
  if (!found?.empty) return false
  await seed(tx, data, now)
  await seedMenus(tx, data, now)
  if (data.withOrders) await seedOrders(tx, data, now)
  await seedOwners(tx, data.owners ?? [], now)
  return true
}

/** Adds restaurants with their tables and combinations, and streets that are not there yet. */
export async function seed(tx: Db, data: SeedData, now: Date): Promise<void> {
  const today = localDateOf(now)
  for (const chunk of chunksOf(data.restaurants)) {
    await tx.insert(restaurants).values(chunk.map((seed) => restaurantRow(seed, today)))
    await seedTables(tx, chunk)
  }
  for (const chunk of chunksOf(data.streets))
    await tx.insert(streets).values(chunk.map(streetRow)).onConflictDoNothing()
}

/** House numbers of streets that were stored before there were any. A street that is gone stays gone. */
async function addMissingPoints(tx: Db, seeds: SeedStreet[]): Promise<void> {
  for (const { city, street, points } of seeds.filter((seed) => seed.points))
    await tx
      .update(streets)
      .set({ points })
      .where(and(eq(streets.city, city), eq(streets.street, street), isNull(streets.points)))
}

async function seedTables(tx: Db, seeds: SeedRestaurant[]): Promise<void> {
  const rows = seeds.flatMap(({ id, tables }) => tables.map((table) => ({ restaurantId: id, ...table })))
  const ids = new Map<string, number>()
  for (const chunk of chunksOf(rows)) {
    const { id, restaurantId, name } = diningTables
    const made = await tx.insert(diningTables).values(chunk).returning({ id, restaurantId, name })
    for (const table of made) ids.set(`${table.restaurantId} ${table.name}`, table.id)
  }
  const combinations = seeds.flatMap(({ id, combinations }) =>
    combinations.flatMap((names, combinationNo) => combinationRows(id, combinationNo, names, ids)),
  )
  for (const chunk of chunksOf(combinations)) await tx.insert(tableCombinations).values(chunk)
}

function combinationRows(restaurantId: number, combinationNo: number, names: string[], ids: Map<string, number>) {
  return names.map((name) => {
    const tableId = ids.get(`${restaurantId} ${name}`)
    if (!tableId) throw new Error(`seed data: restaurant ${restaurantId} joins an unknown table "${name}"`)
    return { restaurantId, combinationNo, tableId }
  })
}

function streetRow(seed: SeedStreet) {
  return { ...seed, searchText: ` ${slugOf(seed.street).replaceAll('-', ' ')}` }
}

function chunksOf<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE))
}

/** Gives restaurants their owners; nobody is written to. */
async function seedOwners(tx: Db, owners: SeedOwner[], now: Date): Promise<void> {
  for (const { restaurantId, email, name } of owners) {
    const [made] = await tx.insert(staff).values({ email, createdAt: now }).returning({ id: staff.id })
    if (!made) throw new Error('an inserted person came back without an id')
    await tx.insert(staffRoles).values({ staffId: made.id, restaurantId, role: 'owner', name, createdAt: now })
  }
}
