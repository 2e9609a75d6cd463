import { type SQL, sql } from 'drizzle-orm'
import { type CopiedTable, PERSON_TABLES } from '@/lib/domain/person-data/person-tables'
import type { DataRecord, PersonData } from '@/lib/domain/person-data/schema'
import { DATA_SECTIONS, type DataSection } from '@/lib/domain/person-data/sections'
import { isoWithOffset } from '@/lib/domain/time/time'
import { emailDigestOf } from '@/upstream/caps/contact'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { isOwnNote, isProvenEmail } from './proven-email'

interface WhosePerson {
  tenant: string
  /** The email is proven, so rows under it belong to the person. A phone is not. */
  email: string
  /** Key of the digests of blocks. */
  blockKey: string
}

interface TableRead {
  /**
   * Rows of the table, as `t`; no row matches two of them. Each is a lookup by one index: an `OR` would read the
   * whole table.
   */
  where: SQL[]
  /** Key by which child rows refer to the row. */
  key?: SQL
  /** Key of the parent row, and the name of the child rows in it. */
  of?: SQL
  as?: string
  /** Columns without information about a person: keys of tables, internal values. */
  hidden: string[]
  /** Includes the name of the restaurant. */
  hasRestaurant?: true
}

type Found = { key: string | null; of: string | null; row: DataRecord }

/**
 * Everything that one brand stores under exactly this email, ignoring case: every column except keys and internal
 * values. Reads one snapshot. `PERSON_TABLES` gives the reasons for omitted tables. Contract C42.
 */
export function loadPersonData(db: Db, whose: WhosePerson, now: Date): Promise<PersonData> {
  const reads = readsOf(whose)
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return inTransaction(
    db,
    async (tx) => {
      const sections = Object.fromEntries(
        DATA_SECTIONS.map((section) => [section, []]),
      ) as unknown as PersonData['sections']
      const parents = new Map<string, DataRecord>()
      // Parents come before their children in the table.
      for (const table of Object.keys(reads) as CopiedTable[]) {
        for (const { key, of, row } of await rowsOf<Found>(tx, selectOf(table, reads[table]))) {
          if (key !== null) parents.set(key, row)
          const parent = of === null ? undefined : parents.get(of)
          if (parent) appendTo(parent, reads[table].as ?? table, row)
          else if (of === null) sections[PERSON_TABLES[table].copy].push(row)
        }
      }
      return { made_at: isoWithOffset(now), email: whose.email, sections }
    },
    snapshot,
  )
}

/** Counts the rows of each section. */
export function countSections({ sections }: PersonData): Record<DataSection, number> {
  return Object.fromEntries(DATA_SECTIONS.map((section) => [section, sections[section].length])) as Record<
    DataSection,
    number
  >
}

function appendTo(parent: DataRecord, name: string, row: DataRecord): void {
  const list = parent[name]
  if (Array.isArray(list)) list.push(row)
  else parent[name] = [row]
}

function selectOf(table: CopiedTable, { where, key, of, hidden, hasRestaurant }: TableRead): SQL {
  const place = hasRestaurant
    ? sql`jsonb_build_object('restaurant', (SELECT p.name FROM restaurants p WHERE p.id = t.restaurant_id)) || `
    : sql``
  const columns = sql`jsonb_strip_nulls(${place}(to_jsonb(t) - ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(hidden)}::jsonb))))`
  const found = where.map(
    (own) => sql`SELECT t.ctid AS place, ${key ?? sql`NULL`} AS key, ${of ?? sql`NULL`} AS "of", ${columns} AS row
      FROM ${sql.identifier(table)} t WHERE ${own}`,
  )
  return sql`SELECT key, "of", row FROM (${sql.join(found, sql` UNION ALL `)}) found ORDER BY place`
}

/** Queries by table, in the order of reading. `messages` and `campaign_touches` belong to rows of several tables. */
function readsOf({ tenant, email, blockKey }: WhosePerson): Record<CopiedTable, TableRead> {
  const isTheirs = sql`t.tenant = ${tenant} AND ${isProvenEmail(sql`t.email`, email)}`
  // Arrays, which are evaluated before the table is read: so it is never joined as a whole, whatever the statistics
  // are.
  const own = (table: SQL, column: SQL) =>
    sql`ANY (ARRAY(SELECT ${column} FROM ${table} x WHERE x.tenant = ${tenant} AND ${isProvenEmail(sql`x.email`, email)}))`
  const visits = sql`(SELECT * FROM reservations WHERE anonymized_at IS NULL)`
  const ownReservations = own(visits, sql`x.id`)
  const ownOrders = own(sql`(SELECT * FROM orders WHERE anonymized_at IS NULL)`, sql`x.id`)
  const ownEnquiries = own(sql`enquiries`, sql`x.number`)
  const ofAny = sql`coalesce('reservation ' || t.reservation_id, 'order ' || t.order_id, 'waitlist ' || t.waitlist_id`
  const isOfAny = [
    sql`t.reservation_id = ${ownReservations}`,
    sql`t.order_id = ${ownOrders}`,
    sql`t.waitlist_id = ${own(sql`waitlist`, sql`x.id`)}`,
  ]
  const machine = ['id', 'tenant', 'network', 'version', 'seq']
  const ofOrder = { where: [sql`t.order_id = ${ownOrders}`], of: sql`'order ' || t.order_id` }
  const subjects = [
    'reservation_id',
    'order_id',
    'waitlist_id',
    'enquiry_number',
    'enquiry_number',
    'transfer_id',
    'data_request_id',
  ]
  return {
    reservations: {
      where: [sql`${isTheirs} AND t.anonymized_at IS NULL`],
      key: sql`'reservation ' || t.id`,
      hidden: [...machine, 'restaurant_id', 'is_test'],
      hasRestaurant: true,
    },
    reservation_changes: {
      where: [sql`t.reservation_id = ${ownReservations}`],
      of: sql`'reservation ' || t.reservation_id`,
      as: 'history',
      hidden: [...machine, 'reservation_id', 'staff_id', 'device_id', 'machine_id'],
    },
    orders: {
      where: [sql`${isTheirs} AND t.anonymized_at IS NULL`],
      key: sql`'order ' || t.id`,
      hidden: [
        'tenant',
        'network',
        'version',
        'restaurant_id',
        'is_test',
        'voucher_id',
        'planned_step',
        'planned_due_at',
      ],
      hasRestaurant: true,
    },
    order_lines: { ...ofOrder, as: 'lines', hidden: ['order_id', 'product_id', 'answers', 'ticked_at'] },
    order_audit: { ...ofOrder, as: 'history', hidden: [...machine, 'order_id', 'staff_id', 'device_id', 'machine_id'] },
    voucher_uses: { ...ofOrder, as: 'voucher_uses', hidden: ['order_id', 'voucher_id'] },
    payment_attempts: {
      ...ofOrder,
      as: 'payments',
      hidden: [...machine, 'order_id', 'poll_at', 'polls', 'refund_tries', 'refund_round', 'refund_at', 'raw_status'],
    },
    refunds: {
      ...ofOrder,
      as: 'refunds',
      hidden: [...machine, 'order_id', 'attempt_id', 'mark', 'staff_id', 'tries', 'round', 'next_at'],
    },
    waitlist: {
      where: [isTheirs],
      key: sql`'waitlist ' || t.id`,
      hidden: [...machine, 'restaurant_id', 'hold_token'],
      hasRestaurant: true,
    },
    enquiries: { where: [isTheirs], key: sql`'enquiry ' || t.number`, hidden: ['tenant', 'network', 'restaurant_id'] },
    transfers: { where: [isTheirs], key: sql`'transfer ' || t.id`, hidden: ['id', 'tenant', 'code'] },
    data_requests: {
      where: [isTheirs],
      key: sql`'request ' || t.id`,
      hidden: [...machine, 'nonce', 'token_hash', 'session_hash', 'session_ends_at', 'requested_by', 'counts'],
    },
    campaign_touches: {
      where: [...isOfAny, sql`t.enquiry_number = ${ownEnquiries}`],
      of: sql`${ofAny}, 'enquiry ' || t.enquiry_number)`,
      as: 'touches',
      hidden: [...machine, ...subjects],
    },
    messages: {
      where: [
        ...isOfAny,
        sql`t.enquiry_number = ${ownEnquiries}`,
        sql`t.transfer_id = ${own(sql`transfers`, sql`x.id`)}`,
        sql`t.data_request_id = ${own(sql`data_requests`, sql`x.id`)}`,
      ],
      of: sql`${ofAny}, 'enquiry ' || t.enquiry_number, 'transfer ' || t.transfer_id, 'request ' || t.data_request_id)`,
      as: 'messages',
      hidden: [
        ...machine,
        ...subjects,
        'key',
        'subject',
        'sign_in_link_id',
        'alarm_notice_id',
        'refund_id',
        'repeated_by',
        'next_at',
        'tries',
      ],
    },
    marketing_consents: {
      where: [isTheirs],
      hidden: ['id', 'tenant', 'contact_key', 'contact_code', 'reservation_id', 'order_id'],
    },
    guest_notes: {
      where: [
        sql`t.restaurant_id = ${own(visits, sql`x.restaurant_id`)} AND t.phone = ${own(visits, sql`contact_phone(x.phone_number)`)}
        AND ${isOwnNote(sql`t`, email, sql`r.tenant = ${tenant}`)}
        AND EXISTS (SELECT FROM restaurants p WHERE p.id = t.restaurant_id AND p.home_tenant = ${tenant})`,
      ],
      hidden: ['restaurant_id', 'version'],
      hasRestaurant: true,
    },
    contact_blocks: {
      where: [
        sql`t.tenant = ${tenant} AND t.kind = 'email' AND t.email_digest = ${emailDigestOf(sql`${email}::text`, blockKey)}`,
      ],
      hidden: ['id', 'tenant', 'digest', 'email_digest', 'staff_id'],
    },
  }
}
