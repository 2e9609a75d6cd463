import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { groszeFromWire } from '@/lib/domain/money'
import { fileRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import { fileHoursOf } from '@/lib/domain/restaurant/file/file-hours'
import { MAX_IN_FILE } from '@/lib/domain/restaurant/file/file-size'
import type { NumberedMenu, NumberedProduct, StoredMenu } from '@/lib/domain/restaurant/file/menu-schema'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { numberedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { localDateOf } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { menuPrices, menus, orderSettings, vouchers } from '@/upstream/db/order-schema'
import { diningTables, restaurants, type StoredRestaurant } from '@/upstream/db/schema'
import type { PictureFiles } from './pictures'

/** A file from the database: everything in its menu has a number. */
export type LoadedFile = Omit<RestaurantFile, 'menu'> & { menu: NumberedMenu | null }

/** Most prices of one dish in a file. */
const MAX_PRICES = 60

/** The restaurant's present file from the database; null for an unknown id. Not yet in the order of the schema. */
export async function loadFile(db: Db, id: number, files: PictureFiles): Promise<LoadedFile | null> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id))
  if (!row) return null
  return {
    ...profileOf(row, files),
    rooms: await roomsOf(db, row),
    combinations: await combinationsOf(db, id),
    orders: await ordersOf(db, row),
    menu: await menuOf(db, id, files),
    vouchers: await vouchersOf(db, id),
  }
}

type Profile = Omit<RestaurantFile, 'rooms' | 'combinations' | 'orders' | 'menu' | 'vouchers'>

function profileOf(row: StoredRestaurant, files: PictureFiles): Profile {
  const { summary, details } = row
  const { address } = summary
  return {
    key: row.key,
    tenant: details.home_tenant,
    city: row.citySlug,
    name: row.name,
    lead: summary.lead,
    description: details.description,
    priceLevel: row.priceLevel,
    pricePerPersonGrosze: summary.price_per_person ? groszeFromWire(summary.price_per_person) : null,
    cuisines: row.cuisines as Profile['cuisines'],
    orderCuisines: row.orderCuisines as Profile['orderCuisines'],
    products: row.products as Profile['products'],
    address: {
      street: address.street,
      house: address.house,
      postalCode: address.postal_code,
      lat: address.lat,
      lng: address.lng,
    },
    contact: details.contact,
    trader: details.trader,
    embedOrigins: details.embed_origins,
    hostSetsPrices: row.hostSetsPrices,
    notices: row.notices,
    pictures: details.pictures.map(({ src, alt }) => ({ file: files.fileOf(src), alt })),
    hours: fileHoursOf(summary.hours),
    reservations: {
      slotMinutes: row.slotMinutes as 15 | 30,
      stayMinutes: row.stayMinutes,
      maxPartySize: details.reservations.max_party_size,
      approveFrom: details.reservations.approve_from ?? null,
      autoConfirmBefore: summary.config.config.auto_confirm_before,
      rules: summary.custom_rules.flatMap(fileRuleOf),
    },
  }
}

async function roomsOf(db: Db, { id, summary }: StoredRestaurant): Promise<RestaurantFile['rooms']> {
  const tables = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, id), isNull(diningTables.removedAt)))
    .orderBy(asc(diningTables.position), asc(diningTables.id))
  const known = new Set(summary.areas.map(({ key }) => key))
  const others = [...new Set(tables.map(({ area }) => area))].filter((area) => !known.has(area))
  return [...summary.areas, ...others.map((key) => ({ key, name: key }))].map(({ key, name }) => ({
    key,
    name,
    tables: tables
      .filter(({ area }) => area === key)
      .map(({ id, name, minSeats, maxSeats }) => ({ id, name, minSeats, maxSeats })),
  }))
}

async function combinationsOf(db: Db, id: number): Promise<string[][]> {
  const rows = await rowsOf<{ names: string[] }>(
    db,
    sql`SELECT json_agg(t.name ORDER BY t.id) AS names FROM table_joins j JOIN dining_tables t ON t.id = j.table_id
      WHERE j.restaurant_id = ${id} AND NOT j.at_board GROUP BY j.join_no ORDER BY j.join_no`,
  )
  return rows.map(({ names }) => names)
}

async function ordersOf(db: Db, { id, summary }: StoredRestaurant): Promise<RestaurantFile['orders']> {
  const [row] = await db.select().from(orderSettings).where(eq(orderSettings.restaurantId, id))
  if (!row) return null
  const { maxKmDistance: maxKm } = summary.delivery
  return {
    paymentMethods: row.paymentMethods,
    packagingGrosze: row.packagingGrosze,
    preparationMinutes: row.preparationMinutes,
    slotMinutes: row.slotMinutes as 15 | 30,
    ordersPerSlot: row.ordersPerSlot,
    scheduled: row.scheduled as NonNullable<RestaurantFile['orders']>['scheduled'],
    delivery: maxKm === null ? null : { maxKm, zones: row.zones },
  }
}

async function menuOf(db: Db, id: number, files: PictureFiles): Promise<LoadedFile['menu']> {
  const [row] = await db.select({ menu: menus.menu }).from(menus).where(eq(menus.restaurantId, id))
  if (!row) return null
  const prices = await db
    .select()
    .from(menuPrices)
    .where(eq(menuPrices.restaurantId, id))
    .orderBy(asc(menuPrices.productId), asc(menuPrices.since))
  const most = Math.min(MAX_PRICES, Math.floor(MAX_IN_FILE.prices / Math.max(1, dishesIn(row.menu))))
  const earlier = new Map<number, NumberedProduct['earlierPrices']>()
  for (const { productId, since, priceGrosze, offeredGrosze, isAnnounced } of prices) {
    const price = { since: since.toISOString(), priceGrosze, offeredGrosze, isAnnounced }
    earlier.set(productId, [...(earlier.get(productId) ?? []), price].slice(-most))
  }
  return numberedMenuOf(row.menu, earlier, files.fileOf)
}

function dishesIn({ categories }: StoredMenu): number {
  return categories.reduce((count, { products }) => count + products.length, 0)
}

async function vouchersOf(db: Db, id: number): Promise<RestaurantFile['vouchers']> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.ownerId, id), sql`${vouchers.restaurants} = ARRAY[${id}]::int[]`))
    .orderBy(asc(vouchers.id))
  return rows.map(({ validFrom, validTo, ...row }) => ({
    code: row.code,
    type: row.type,
    value: row.value,
    minCartGrosze: row.minCartGrosze,
    maxDiscountGrosze: row.maxDiscountGrosze,
    validFrom: validFrom && localDateOf(validFrom),
    // The instant is the end of the last day.
    validTo: validTo && localDateOf(new Date(validTo.getTime() - 1)),
    deliveryTypes: row.deliveryTypes,
    totalLimit: row.totalLimit,
    customerLimit: row.customerLimit,
    firstOrderOnly: row.firstOrderOnly,
  }))
}
