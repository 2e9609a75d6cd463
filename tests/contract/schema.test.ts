/** @jest-environment ./tests/support/outside-environment.mjs */
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '@/upstream/db/database'
import * as enquirySchema from '@/upstream/db/enquiry-schema'
import * as messageSchema from '@/upstream/db/message-schema'
import * as orderSchema from '@/upstream/db/order-schema'
import * as schema from '@/upstream/db/schema'
import * as staffSchema from '@/upstream/db/staff-schema'
import * as waitlistSchema from '@/upstream/db/waitlist-schema'
import * as sandboxSchema from '@/upstream/payments/sandbox/sandbox-schema'
import { openTestPostgres } from '../support/upstream-kit'

/** A column as the database and the mirror both can tell it. */
interface Column {
  type: string
  isRequired: boolean
  hasDefault: boolean
  isIdentity: boolean
  isKey: boolean
}

type Tables = Record<string, Record<string, Column>>

const MIRROR = [schema, orderSchema, messageSchema, staffSchema, waitlistSchema, enquirySchema, sandboxSchema]

/** Tables that SQL written by hand alone reads and writes. */
const WITHOUT_MIRROR = [
  'address_import_rows',
  'address_imports',
  'alarm_notices',
  'alarms',
  'campaign_touches',
  'contact_blocks',
  'content_changes',
  'content_clock',
  'content_revisions',
  'data_requests',
  'dish_names',
  'media_folder',
  'indexnow_progress',
  'job_setbacks',
  'kitchen_limits',
  'kitchen_slots',
  'listing_exceptions',
  'marketing_consents',
  'marketing_link_prints',
  'marketing_links',
  'picture_owners',
  'pictures',
  'pin_failures',
  'push_messages',
  'push_subscriptions',
  'queue_claims',
  'restaurant_pictures',
  'restaurant_revisions',
  'restaurant_words',
  'result_facts',
  'search_words',
  'sold_out',
  'tenant_cities',
  'transfers',
]

/** Columns that SQL written by hand alone, the database or nobody reads and writes. */
const NOT_MIRRORED: Record<string, string[]> = {
  // Generated or kept by triggers, for lists.
  restaurants: [
    'areas',
    'lat',
    'lng',
    'place',
    'takes_orders',
    'max_km',
    'lowest_fee_grosze',
    'changed_at',
    'home_tenant',
  ],
  menus: ['changed_at'],
  // Defaults that name who acts (`present_actor`).
  order_audit: ['staff_id', 'device_id', 'machine_id'],
  reservation_changes: ['staff_id', 'device_id', 'machine_id'],
  // A repeated press.
  sign_in_links: ['attempt_hash', 'session_id'],
  staff_devices: ['attempt_hash'],
}

let stored: Tables
beforeAll(async () => {
  const database = await openTestPostgres()
  const rows = await rowsOf<Column & { table: string; name: string }>(
    database.db,
    sql`SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
        a.attnotnull AS "isRequired", a.attidentity <> '' AS "isIdentity",
        a.attidentity <> '' OR (a.atthasdef AND a.attgenerated = '') AS "hasDefault",
        EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS "isKey"
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  )
  await database.close()
  stored = {}
  for (const { table, name, ...column } of rows) stored[table] = { ...stored[table], [name]: column }
})

it('drizzle has the tables and columns of the database as it has them, but those that are named here', () => {
  const expected = Object.entries(stored).flatMap(([table, columns]) => {
    const left = NOT_MIRRORED[table] ?? []
    const mirrored = Object.entries(columns).filter(([name]) => !left.includes(name))
    return WITHOUT_MIRROR.includes(table) ? [] : [[table, Object.fromEntries(mirrored)]]
  })
  expect(mirroredTables()).toEqual(Object.fromEntries(expected))
})

it('nothing is named here that the database lacks', () => {
  const named = Object.entries(NOT_MIRRORED).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  const known = Object.entries(stored).flatMap(([table, columns]) => [
    table,
    ...Object.keys(columns).map((name) => `${table}.${name}`),
  ])
  expect([...WITHOUT_MIRROR, ...named].filter((name) => !known.includes(name))).toEqual([])
})

function mirroredTables(): Tables {
  const tables = MIRROR.flatMap((module) => Object.values<unknown>(module)).filter((value) => is(value, PgTable))
  return Object.fromEntries(
    tables.map((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      const described = columns.map((column): [string, Column] => [
        column.name,
        {
          type: column.getSQLType(),
          isRequired: column.notNull,
          hasDefault: column.hasDefault,
          isIdentity: column.generatedIdentity !== undefined,
          isKey: column.primary || inKey.has(column.name),
        },
      ])
      return [name, Object.fromEntries(described)]
    }),
  )
}
