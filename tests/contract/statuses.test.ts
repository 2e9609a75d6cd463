/** @jest-environment ./tests/support/outside-environment.mjs */
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { ORDER_STATUSES, messageStatuses as orderMessageStatuses, statusesIn } from '@/lib/domain/ordering/order/status'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import {
  AWAITING_STATUSES,
  OVER_STATUSES,
  RESERVATION_STATUSES,
  reservationMessageStatuses,
} from '@/lib/domain/reservation/status'
import { rowsOf } from '@/upstream/db/database'
import * as enquirySchema from '@/upstream/db/enquiry-schema'
import * as messageSchema from '@/upstream/db/message-schema'
import * as orderSchema from '@/upstream/db/order-schema'
import * as schema from '@/upstream/db/schema'
import * as staffSchema from '@/upstream/db/staff-schema'
import * as waitlistSchema from '@/upstream/db/waitlist-schema'
import * as sandboxSchema from '@/upstream/payments/sandbox/sandbox-schema'
import { databases, openTestPostgres, sharedKit } from '../support/upstream-kit'

// A migration writes statuses as text: here they are compared with the tables of statuses.
describe.each(databases)('the migrated database knows the same statuses as the code, on %s', (_, open) => {
  const kit = sharedKit(open)

  /** PostgreSQL's own text for the object of that name. */
  async function definition(query: ReturnType<typeof sql>): Promise<string> {
    const rows = await kit.rows<{ text: string }>(query)
    expect(rows).toHaveLength(1)
    return rows[0]?.text ?? ''
  }
  const check = (table: string, column: string) =>
    definition(sql`SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
      WHERE contype = 'c' AND conrelid = ${table}::regclass AND conname = ${`${table}_${column}_check`}`)
  const index = (name: string) => definition(sql`SELECT indexdef AS text FROM pg_indexes WHERE indexname = ${name}`)
  const body = (name: string) => definition(sql`SELECT prosrc AS text FROM pg_proc WHERE proname = ${name}`)
  const trigger = (name: string) =>
    definition(sql`SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = ${name}`)

  it.each([
    ['orders', 'status', ORDER_STATUSES],
    ['payments', 'status', PAYMENT_STATUSES],
    ['reservations', 'status', RESERVATION_STATUSES],
  ])('the check of %s.%s has every one and no other', async (table, column, statuses) =>
    expect(quotedWords(await check(table, column))).toEqual(sorted(statuses)),
  )

  it.each([
    ['orders_open', statusesIn('inWork')],
    ['orders_late', statusesIn('inWork')],
    ['reservations_due', AWAITING_STATUSES],
    ['reservations_waiting', AWAITING_STATUSES],
  ])('the partial index %s contains the statuses of its list', async (name, statuses) =>
    expect(quotedWords(await index(name))).toEqual(sorted(statuses)),
  )

  it('the trigger of messages writes them for the order statuses of the table', async () => {
    const [, mail = '', sms = ''] = /^(.*?)'mail'(.*?)'sms'/s.exec(await body('queue_order_messages')) ?? []
    expect(wordsAfter(mail, 'to_state').filter((word) => word !== 'refunded')).toEqual(
      sorted(orderMessageStatuses('mail')),
    )
    expect(wordsAfter(sms, 'to_state')).toEqual(sorted(orderMessageStatuses('sms')))
  })

  it('the trigger of messages writes them for the reservation statuses of the table', async () => {
    const [, mail = '', sms = ''] = /^(.*?)'mail'(.*?)'sms'/s.exec(await body('queue_reservation_messages')) ?? []
    const statuses = (words: string[]) => words.filter((word) => RESERVATION_STATUSES.some((one) => one === word))
    expect(statuses(wordsAfter(mail, 'action'))).toEqual(sorted(reservationMessageStatuses('mail')))
    expect(statuses(wordsAfter(sms, 'action'))).toEqual(sorted(reservationMessageStatuses('sms')))
  })

  it('a reservation that is over frees its tables', async () => {
    expect(wordsAfter(await trigger('reservation_ends_occupations'), 'status')).toEqual(sorted(OVER_STATUSES))
  })
})

function quotedWords(text: string): string[] {
  return sorted([...text.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? ''))
}

/** Words that a condition compares with that column: `column = 'a'`, `column IN ('a', 'b')`. */
function wordsAfter(text: string, column: string): string[] {
  const compared = text.matchAll(new RegExp(`\\b${column}\\b\\)?\\s*(?:=\\s*'\\w+'|IN\\s*\\([^)]*\\))`, 'g'))
  return sorted([...compared].flatMap(([condition]) => quotedWords(condition)))
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort()
}

describe('schema', () => {
  /** A column in the terms of both the database and the mirror. */
  interface Column {
    type: string
    isRequired: boolean
    hasDefault: boolean
    isIdentity: boolean
    isKey: boolean
  }

  type Tables = Record<string, Record<string, Column>>

  const MIRROR = [schema, orderSchema, messageSchema, staffSchema, waitlistSchema, enquirySchema, sandboxSchema]

  /** Columns that only handwritten SQL, the database or nothing reads and writes. */
  const NOT_MIRRORED: Record<string, string[]> = {
    // Generated or maintained by triggers, for lists.
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
    // Defaults that name the actor (`present_actor`).
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

  it('the tables that drizzle has are those of the database, with all columns but those that are named here', () => {
    const mirrored = mirroredTables()
    const expected = Object.keys(mirrored).map((table) => {
      const columns = Object.entries(stored[table] ?? {})
      return [table, Object.fromEntries(columns.filter(([name]) => !NOT_MIRRORED[table]?.includes(name)))]
    })
    expect(mirrored).toEqual(Object.fromEntries(expected))
  })

  it('nothing is named here that the database lacks', () => {
    const named = Object.entries(NOT_MIRRORED).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    const known = Object.entries(stored).flatMap(([table, columns]) =>
      Object.keys(columns).map((name) => `${table}.${name}`),
    )
    expect(named.filter((name) => !known.includes(name))).toEqual([])
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
})
