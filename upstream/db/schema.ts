import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { alternativeSchema, Extras } from '@/lib/domain/reservation/schema'
import type { ReservationStatus } from '@/lib/domain/reservation/status'
import { NOTICES_AT_FIRST, type RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { Restaurant, RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { TenantConfig } from '@/lib/domain/tenant/schema'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

export type Alternative = z.infer<typeof alternativeSchema>
export type RestaurantDetails = Omit<Restaurant, Exclude<keyof RestaurantSummary, 'home_tenant'>>

export const tenantRows = pgTable('tenants', {
  key: text('key').primaryKey(),
  config: jsonb('config').$type<TenantConfig>().notNull(),
})

export const restaurants = pgTable('restaurants', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  citySlug: text('city_slug').notNull(),
  partner: boolean('partner').notNull(),
  products: text('products').array().notNull(),
  cuisines: text('cuisines').array().notNull(),
  orderCuisines: text('order_cuisines').array().notNull(),
  priceLevel: integer('price_level').notNull(),
  sortKey: text('sort_key').notNull(),
  searchText: text('search_text').notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  stayMinutes: integer('stay_minutes').array(),
  summary: jsonb('summary').$type<RestaurantSummary>().notNull(),
  details: jsonb('details').$type<RestaurantDetails>().notNull(),
  /** Name by which its file finds the restaurant again. Contract C33. */
  key: text('key').notNull().default(sql`gen_random_uuid()::text`),
  state: text('state').$type<RestaurantState>().notNull().default('open'),
  /** Reason of the suspension. */
  stateReason: text('state_reason'),
  /** May hosts mark dishes as sold out and change prices? Contract C21. */
  hostSetsPrices: boolean('host_sets_prices').notNull().default(false),
  /** How it is notified of what waits while nobody has its panel open. Contract C26. */
  notices: jsonb('notices').$type<RestaurantFile['notices']>().notNull().default(NOTICES_AT_FIRST),
  /** The highest number that any part of its menu has ever had. Contract C33. */
  lastMenuNumber: integer('last_menu_number').notNull().default(0),
})

export const diningTables = pgTable('dining_tables', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  restaurantId: integer('restaurant_id').notNull(),
  name: text('name').notNull(),
  area: text('area').notNull(),
  minSeats: integer('min_seats').notNull(),
  maxSeats: integer('max_seats').notNull(),
  /** Its place in the owner's list. */
  position: integer('position').notNull().default(0),
  /** Time of the table's removal; earlier reservations still name it. */
  removedAt: instant('removed_at'),
})

export const tableCombinations = pgTable(
  'table_joins',
  {
    restaurantId: integer('restaurant_id').notNull(),
    combinationNo: integer('join_no').notNull(),
    tableId: integer('table_id').notNull(),
    isAtBoard: boolean('at_board').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.combinationNo, table.tableId] })],
)

export const reservations = pgTable('reservations', {
  id: identity('id').primaryKey(),
  code: text('code').notNull(),
  tenant: text('tenant').notNull(),
  restaurantId: integer('restaurant_id').notNull(),
  status: text('status').$type<ReservationStatus>().notNull(),
  reservedOn: text('reserved_on').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  partySize: integer('guests_number').notNull(),
  customerName: text('customer_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  email: text('email').notNull(),
  notesFromGuest: text('notes_from_guest').notNull(),
  source: text('source').notNull(),
  appName: text('app_name').notNull(),
  smsMarketing: boolean('sms_marketing').notNull(),
  emailMarketing: boolean('email_marketing').notNull(),
  durationMinutes: integer('duration_minutes'),
  extras: jsonb('extras').$type<Extras>().notNull(),
  createdAt: instant('created_at').notNull(),
  answerDueAt: instant('answer_due_at'),
  declineReason: text('decline_reason'),
  alternatives: jsonb('alternatives').$type<Alternative[]>().notNull().default([]),
  changeRequest: jsonb('change_request').$type<Alternative>(),
  cancelledAt: instant('cancelled_at'),
  cancelledBy: text('cancelled_by', { enum: ['guest', 'restaurant', 'operations'] }),
  visitState: text('visit_state', { enum: ['expected', 'seated', 'no_show', 'finished'] })
    .notNull()
    .default('expected'),
  /** Keyed digest of the sender's network, until the visit, at most 30 days. Decision 0026. */
  network: text('network'),
  anonymizedAt: instant('anonymized_at'),
  /** Raised by a trigger with every change of the row. */
  version: integer('version').notNull().default(0),
  /** A restaurant's test: nobody gets a message, and no figure counts it. Contract C33. */
  isTest: boolean('is_test').notNull().default(false),
})

export const holds = pgTable('holds', {
  token: text('token').primaryKey(),
  tenant: text('tenant').notNull(),
  restaurantId: integer('restaurant_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  partySize: integer('guests_number').notNull(),
  expiresAt: instant('expires_at').notNull(),
  clientHash: text('client_hash'),
})

export const occupations = pgTable('occupations', {
  id: identity('id').primaryKey(),
  restaurantId: integer('restaurant_id').notNull(),
  tableId: integer('table_id').notNull(),
  during: tstzrange('during').notNull(),
  reservationId: bigint('reservation_id', { mode: 'number' }),
  holdToken: text('hold_token'),
  blockId: bigint('block_id', { mode: 'number' }),
  endedAt: instant('ended_at'),
})

export const blocks = pgTable('blocks', {
  id: identity('id').primaryKey(),
  restaurantId: integer('restaurant_id').notNull(),
  scope: text('scope', { enum: ['tables', 'area', 'online'] }).notNull(),
  area: text('area'),
  fromWall: text('from_wall').notNull(),
  untilWall: text('until_wall').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const guestNotes = pgTable(
  'guest_notes',
  {
    restaurantId: integer('restaurant_id').notNull(),
    /** As `contact_phone` writes it. */
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    allergies: text('allergies'),
    agreedAt: instant('agreed_at'),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.phone] })],
)

export const reservationChanges = pgTable('reservation_changes', {
  id: identity('id').primaryKey(),
  reservationId: bigint('reservation_id', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  by: text('by', { enum: ['guest', 'restaurant', 'operations', 'system'] }).notNull(),
  action: text('action').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  movedFrom: jsonb('moved_from').$type<Alternative>(),
  reason: text('reason'),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenant: text('tenant').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.method, table.path, table.key] })],
)

export const streets = pgTable('streets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  city: text('city').notNull(),
  cityName: text('city_name'),
  /** Distinguishes towns of one name; empty for most. */
  commune: text('commune').notNull().default(''),
  street: text('street').notNull(),
  searchText: text('search_text').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  houses: integer('houses').notNull(),
  points: jsonb('points').$type<NumberedPoint[] | null>(),
})

export const browserLogs = pgTable('browser_logs', {
  id: identity('id').primaryKey(),
  at: instant('at').notNull(),
  tenant: text('tenant').notNull(),
  appName: text('app_name').notNull(),
  type: text('type', { enum: ['error', 'activity', 'no_restaurant', 'sales_activity'] }).notNull(),
  message: text('message').notNull(),
})

export type ReservationRow = typeof reservations.$inferSelect
export type StoredRestaurant = typeof restaurants.$inferSelect
