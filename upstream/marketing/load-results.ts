import { type SQL, sql } from 'drizzle-orm'
import { type Group, joinSmallGroups, MIN_PEOPLE, NO_FIGURES } from '@/lib/domain/marketing/results/join-small-groups'
import type { Period } from '@/lib/domain/marketing/results/period'
import type {
  CampaignResults,
  CountedTouch,
  ResultDimension,
  ResultFigures,
  ResultRow,
} from '@/lib/domain/marketing/results/results-schema'
import { isOnPlace, PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { addDays, instantOf, TIME_ZONE } from '@/lib/domain/time/time'
import { type Db, inTransaction, literalList, rowsOf } from '@/upstream/db/database'
import { isOrdered } from '@/upstream/db/order-status-conditions'

/** Most rows of a report; names of campaigns come from strangers, so there may be any number. */
const MAX_ROWS = 200
const AGAIN_DAYS = 60

interface Division {
  /** Columns of the coarser divisions, then the name, of an order `o` or a reservation `r`. */
  keys: (row: Row) => readonly SQL[]
  /** Tables beside the touch `t` that these columns need. */
  join?: (row: SQL, tenant: string) => SQL
  /** The name of a scan `m` of the print `p` of the link `l`, at the restaurant `k`. */
  scan?: SQL
  /** `(name, label)`: names in words. */
  labels?: SQL
}

type Row = 'o' | 'r'

const ofRestaurant = (row: SQL) => sql`JOIN restaurants k ON k.id = ${row}.restaurant_id`
// The campaign is compared too, since anybody may type a code into an address.
const ofLink = (
  _: SQL,
  tenant: string,
) => sql`LEFT JOIN marketing_link_prints p ON p.code = t.utm_id AND p.tenant = ${tenant}
  LEFT JOIN marketing_links l ON l.id = p.link_id AND l.campaign = t.utm_campaign`
const LINK_LABEL = sql`l.campaign, l.source || ' / ' || l.medium, coalesce(k.name, l.city)`
const LINKS = sql`marketing_links l LEFT JOIN restaurants k ON k.id = l.restaurant_id`
// The Monday of its week of ISO 8601.
const weekOf = (at: SQL) => sql`date_trunc('week', ${at} AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date::text`

/** Divisions of the report. */
const DIVISIONS: Record<ResultDimension, Division> = {
  campaign: { keys: () => [sql`t.utm_campaign`], scan: sql`l.campaign` },
  source: { keys: () => [sql`t.utm_source`], scan: sql`l.source` },
  medium: { keys: () => [sql`t.utm_medium`], scan: sql`l.medium` },
  link: {
    keys: () => [sql`t.utm_campaign`, sql`l.id::text`],
    join: ofLink,
    scan: sql`l.id::text`,
    labels: sql`SELECT l.id::text AS name, concat_ws(' · ', ${LINK_LABEL}) AS label FROM ${LINKS}`,
  },
  print: {
    keys: () => [sql`t.utm_campaign`, sql`l.id::text`, sql`CASE WHEN l.id IS NOT NULL THEN p.code END`],
    join: ofLink,
    scan: sql`p.code`,
    labels: sql`SELECT p.code AS name, concat_ws(' · ', nullif(p.content, ''), l.campaign, coalesce(k.name, l.city)) AS label
      FROM marketing_link_prints p, ${LINKS} WHERE l.id = p.link_id`,
  },
  restaurant: {
    keys: () => [sql`k.city_slug`, sql`k.id::text`],
    join: ofRestaurant,
    scan: sql`l.restaurant_id::text`,
    labels: sql`SELECT id::text AS name, name AS label FROM restaurants`,
  },
  city: {
    keys: () => [sql`k.city_slug`],
    join: ofRestaurant,
    scan: sql`coalesce(l.city, k.city_slug)`,
    labels: sql`SELECT c ->> 'slug' AS name, c ->> 'name' AS label FROM tenants, jsonb_array_elements(config -> 'cities') c`,
  },
  // A reservation is without a voucher. A code is its brand's for good.
  voucher: { keys: (row) => [row === 'o' ? sql`o.voucher_code` : sql`NULL::text`], scan: sql`l.voucher` },
  landing: { keys: () => [sql`t.landing_path`] },
  week: { keys: (row) => [weekOf(sql`${sql.raw(row)}.created_at`)], scan: weekOf(sql`m.hour`) },
}
/** These divide everything, whatever it came from. */
const HAS_NO_TOUCH: readonly ResultDimension[] = ['voucher', 'restaurant', 'city', 'week']
const IS_ORDERED = isOrdered(sql`o`)
const IS_RESERVED = sql`(r.status NOT IN ${literalList(OVER_STATUSES)} AND r.cancelled_at IS NULL)`
const IS_SEATED = sql`(${IS_RESERVED} AND r.visit_state IN ('seated', 'finished'))`

interface FoundRow extends ResultFigures {
  kind: Group['kind'] | 'total'
  name: string | null
  parents: (string | null)[]
  sample: string[]
}

/**
 * Results of the brand's campaigns: reservations and orders made within `period`, without tests, by the touch that
 * led to them, and how often codes were opened. A person is an e-mail; each row of an erased person (C19) counts as
 * another person. Contract C39, decision 0077.
 */
export async function loadResults(
  db: Db,
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: CountedTouch },
): Promise<CampaignResults> {
  return inTransaction(
    db,
    async (tx) => {
      // The people of a year fit into memory.
      await tx.execute(sql`SELECT set_config('work_mem', '64MB', true)`)
      const found = await rowsOf<FoundRow>(tx, resultsQuery(tenant, { by, touch, from, to }))
      const groups = found.flatMap(({ kind, name, parents, sample, ...figures }): Group[] =>
        kind === 'total' ? [] : [{ kind, name, parents, people: sample, figures: numbersOf(figures) }],
      )
      const { rows, total } = joinSmallGroups(
        groups,
        numbersOf(found.find(({ kind }) => kind === 'total') ?? NO_FIGURES),
      )
      const { scan, labels } = DIVISIONS[by]
      const scans = await scansBy(tx, tenant, { name: scan ?? sql`NULL`, from, to })
      const known = new Set(rows.map(({ name }) => name))
      const opened = scans
        .flatMap(({ name }) => (name === null || known.has(name) ? [] : [openedRow(name)]))
        .slice(0, MAX_ROWS)
      const words = await labelsOf(tx, labels, [...rows, ...opened])
      const named = [...rows, ...opened].map((row) => {
        const count = scans.find(({ name }) => name === row.name)?.scans ?? 0
        return { ...row, label: words.get(row.name) ?? null, scans: scan && row.kind === 'group' ? count : null }
      })
      if (by === 'week') named.sort((a, b) => (a.name ?? '~').localeCompare(b.name ?? '~'))
      return { by, touch, from, to, rows: named, total, scans: scans.reduce((sum, one) => sum + one.scans, 0) }
    },
    { accessMode: 'read only' },
  )
}

/** Openings of the brand's codes in a period by a name, most of them first. */
function scansBy(tx: Db, tenant: string, { name, from, to }: Period & { name: SQL }) {
  const [begin, end] = boundsOf({ from, to })
  return rowsOf<{ name: string | null; scans: number }>(
    tx,
    sql`SELECT ${name} AS name, least(sum(m.scans), 2147483647)::int AS scans FROM marketing_scans m
      JOIN marketing_link_prints p ON p.code = m.code JOIN marketing_links l ON l.id = p.link_id
      LEFT JOIN restaurants k ON k.id = l.restaurant_id
      WHERE p.tenant = ${tenant} AND m.hour >= ${begin} AND m.hour < ${end} GROUP BY 1 ORDER BY 2 DESC`,
  )
}

/** A code that was opened without a reservation or an order, the most opened first: its figures are of nobody. */
function openedRow(name: string): ResultRow {
  return { kind: 'group', name, figures: NO_FIGURES, hidden: null, joined: 0 }
}

async function labelsOf(tx: Db, labels: SQL | undefined, rows: readonly ResultRow[]): Promise<Map<unknown, string>> {
  const names = rows.flatMap(({ name }) => name ?? [])
  if (!labels || names.length === 0) return new Map()
  const found = await rowsOf<{ name: string; label: string }>(
    tx,
    sql`SELECT name, label FROM (${labels}) one WHERE name IN ${names}`,
  )
  return new Map(found.map(({ name, label }) => [name, label]))
}

function resultsQuery(
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: CountedTouch },
): SQL {
  const [begin, end] = boundsOf({ from, to })
  const { keys, join = () => sql`` } = DIVISIONS[by]
  const depth = keys('o').length - 1
  const columns = sql.raw([...Array.from({ length: depth }, (_, n) => `parent${n}`), 'name'].join(', '))
  const parents = sql.raw(`to_json(ARRAY[${Array.from({ length: depth }, (_, n) => `parent${n}`)}]::text[])`)
  const namesOf = (row: Row) =>
    sql.join(
      keys(row).map((key, n) => sql`${key} AS ${sql.raw(n === depth ? 'name' : `parent${n}`)}`),
      sql`, `,
    )
  // Computed in hours, since an interval of days would follow the calendar.
  const after60Days = (at: SQL) => sql`${at} + interval '${sql.raw(String(AGAIN_DAYS * 24))} hours'`
  const isMade = (row: SQL, until: SQL) =>
    sql`${row}.tenant = ${tenant} AND NOT ${row}.is_test AND ${row}.created_at >= ${begin} AND ${row}.created_at < ${until}`
  const touchOf = (key: SQL, row: SQL) =>
    sql`${HAS_NO_TOUCH.includes(by) ? sql`` : sql`LEFT JOIN campaign_touches t ON ${key} AND t.touch = ${touch}`} ${join(row, tenant)}`
  // Rows after the period are read too, since a person may have returned after it. Where two rows have the same time,
  // the next one is later than both.
  return sql`WITH money AS (
      SELECT order_id, sum(grosze) AS grosze FROM (${netGrosze(isMade(sql`o`, end))}) one GROUP BY order_id
    ), events AS (
      SELECT o.created_at AS made_at, coalesce(o.wanted_at, o.created_at) AS at, ${personOf(sql`o.email`, sql`'o' || o.id`)} AS person,
          ${namesOf('o')}, 0 AS reservations, 0 AS guests, ${IS_ORDERED}::int AS orders,
          coalesce(m.grosze, 0) AS net_grosze, CASE WHEN ${IS_ORDERED} THEN o.voucher_grosze ELSE 0 END AS discount_grosze,
          ${IS_ORDERED} AS came
        FROM orders o LEFT JOIN money m ON m.order_id = o.id ${touchOf(sql`t.order_id = o.id`, sql`o`)}
        WHERE ${isMade(sql`o`, after60Days(end))}
      UNION ALL
      SELECT r.created_at, r.starts_at, ${personOf(sql`r.email`, sql`'r' || r.id`)}, ${namesOf('r')},
          ${IS_RESERVED}::int, CASE WHEN ${IS_SEATED} THEN r.guests_number ELSE 0 END, 0, 0, 0, ${IS_SEATED}
        FROM reservations r ${touchOf(sql`t.reservation_id = r.id`, sql`r`)}
        WHERE ${isMade(sql`r`, after60Days(end))}
    ), followed AS (
      SELECT *, came AND first_value(at) OVER (PARTITION BY person, came ORDER BY at
          GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) <= ${after60Days(sql`at`)} AS is_again
        FROM events
    ), of_people AS MATERIALIZED (
      SELECT ${columns}, person, ${SUMS}, bool_or(is_again) AS again FROM followed WHERE made_at < ${end}
        GROUP BY ${columns}, person
    ), groups AS (
      SELECT ${columns}, ${FIGURES}, (array_agg(person))[1:${sql.raw(String(MIN_PEOPLE))}] AS sample,
          row_number() OVER (ORDER BY count(*) DESC, name) AS place FROM of_people GROUP BY ${columns}
    )
    SELECT CASE WHEN name IS NULL THEN 'untagged' ELSE 'group' END AS kind, name, ${parents} AS parents, to_json(sample::text[]) AS sample,
        people, reservations, guests, orders, net_grosze, discount_grosze, again FROM groups WHERE place <= ${MAX_ROWS}::int
    UNION ALL
    SELECT 'rest', NULL, (SELECT to_json(array_fill(NULL::text, ARRAY[${sql.raw(String(depth))}]))), (SELECT to_json(array_agg(one::text)) FROM
        (SELECT DISTINCT unnest(sample) AS one FROM groups WHERE place > ${MAX_ROWS}::int LIMIT ${sql.raw(String(MIN_PEOPLE))}) found),
        sum(people)::int, ${SUMS}, sum(again)::int FROM groups WHERE place > ${MAX_ROWS}::int HAVING count(*) > 0
    UNION ALL
    SELECT 'total', NULL, '[]', '[]', ${FIGURES} FROM
      (SELECT ${SUMS}, bool_or(again) AS again FROM of_people GROUP BY person) each_person
    ORDER BY people DESC, name`
}

// The drivers return a bigint as a text, since it may exceed a number.
const SUMS = sql`coalesce(sum(reservations), 0)::int AS reservations, coalesce(sum(guests), 0)::int AS guests,
  coalesce(sum(orders), 0)::int AS orders, coalesce(sum(net_grosze), 0)::bigint AS net_grosze,
  coalesce(sum(discount_grosze), 0)::bigint AS discount_grosze`
const FIGURES = sql`count(*)::int AS people, ${SUMS}, (count(*) FILTER (WHERE again))::int AS again`

/**
 * `(order_id, grosze)`: money received for the orders `o` of `condition` less refunds, by the payment events. Online:
 * paid attempts less finished refunds, whole and in part. On the spot: confirmed payments, which the handover
 * confirms.
 */
function netGrosze(condition: SQL): SQL {
  return sql`SELECT o.id AS order_id, a.amount_grosze
        - CASE WHEN a.refund_state = 'done' THEN coalesce(a.refund_grosze, a.amount_grosze) ELSE 0 END AS grosze
      FROM orders o JOIN payment_attempts a ON a.order_id = o.id AND a.status = 'paid' WHERE ${condition}
    UNION ALL
    SELECT o.id, -f.amount_grosze FROM orders o JOIN payment_attempts a ON a.order_id = o.id AND a.status = 'paid'
      JOIN refunds f ON f.attempt_id = a.id AND f.state = 'done' WHERE ${condition}
    UNION ALL
    SELECT o.id, p.amount_grosze FROM orders o JOIN payments p ON p.order_id = o.id
      AND p.status = 'confirmed' AND p.paid_by IS NULL
      WHERE o.payment_method IN ${literalList(PAYMENT_METHODS.filter(isOnPlace))} AND ${condition}`
}

// A number sorts and hashes faster than a text. Two of a million people have the same number once in 37 million
// reports.
function personOf(email: SQL, row: SQL): SQL {
  return sql`hashtextextended(CASE WHEN ${email} = '' THEN ${row} ELSE lower(${email}) END, 0)`
}

function boundsOf({ from, to }: Period): [SQL, SQL] {
  return [literalInstant(instantOf(from, '00:00')), literalInstant(instantOf(addDays(to, 1), '00:00'))]
}

// A literal, so that the planner sees the length of the period.
function literalInstant(at: Date): SQL {
  return sql.raw(`timestamptz '${at.toISOString()}'`)
}

function numbersOf(figures: ResultFigures): ResultFigures {
  const { people, reservations, guests, orders, net_grosze, discount_grosze, again } = figures
  const money = { net_grosze: Number(net_grosze), discount_grosze: Number(discount_grosze) }
  return { people, reservations, guests, orders, ...money, again }
}
