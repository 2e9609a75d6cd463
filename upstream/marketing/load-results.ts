import { type SQL, sql } from 'drizzle-orm'
import { type Group, withoutFew } from '@/lib/domain/marketing/results/few-people'
import type { Period } from '@/lib/domain/marketing/results/period'
import type { Figures, ResultDimension, Results, Touch } from '@/lib/domain/marketing/results/results-schema'
import { isCalledOff, ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { addDays, instantOf, TIME_ZONE } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'
import { netGrosze } from './net-grosze'

/** Rows of a report; the names of campaigns come from strangers, so there may be any number. */
const MAX_ROWS = 200
const AGAIN_DAYS = 60

const NAMES: Record<ResultDimension, (made: SQL) => SQL> = {
  campaign: () => sql`t.utm_campaign`,
  source: () => sql`t.utm_source`,
  medium: () => sql`t.utm_medium`,
  landing: () => sql`t.landing_path`,
  week: (made) => sql`date_trunc('week', ${made} AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date::text`,
}
/** Placed, and neither declined nor cancelled. */
const IS_ORDERED = sql`o.status NOT IN ${literalList(['new', ...ORDER_STATUSES.filter(isCalledOff)])}`
const IS_RESERVED = sql`(r.status NOT IN ${literalList(OVER_STATUSES)} AND r.cancelled_at IS NULL)`
const IS_SEATED = sql`(${IS_RESERVED} AND r.visit_state IN ('seated', 'finished'))`

interface Row extends Figures {
  kind: Group['kind'] | 'total'
  name: string | null
}

/**
 * What came of the brand's campaigns: reservations and orders made within `period`, tests aside, by the touch that brought
 * them. A person is an e-mail; who was forgotten (C19) is somebody else each time. Contract C39.
 */
export async function loadResults(
  db: Db,
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch },
): Promise<Results> {
  const rows = await inTransaction(
    db,
    async (tx) => {
      // The plan is a handful of hashed scans over what the indexes name; compiling it takes longer than running it.
      await tx.execute(sql`SELECT set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`)
      return rowsOf<Row>(tx, resultsQuery(tenant, { by, touch, from, to }))
    },
    { isolationLevel: 'repeatable read' },
  )
  const total = rows.find(({ kind }) => kind === 'total')
  const groups = rows.flatMap(({ kind, name, ...figures }): Group[] =>
    kind === 'total' ? [] : [{ kind, name, figures: numbersOf(figures) }],
  )
  if (by === 'week') groups.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  return { by, touch, from, to, ...withoutFew(groups, numbersOf(total ?? NOTHING)) }
}

function resultsQuery(tenant: string, { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch }): SQL {
  const [begin, end] = [instantOf(from, '00:00'), instantOf(addDays(to, 1), '00:00')].map(
    (at) => sql`${at.toISOString()}::timestamptz`,
  ) as [SQL, SQL]
  const made = (at: SQL, until: SQL) => sql`${at} >= ${begin} AND ${at} < ${until}`
  // Who came again may have booked it after the period.
  const later = sql`${end} + interval '${sql.raw(String(AGAIN_DAYS))} days'`
  const ofOrders = (until: SQL) => sql`o.tenant = ${tenant} AND NOT o.is_test AND ${made(sql`o.created_at`, until)}`
  const hasTouch = by !== 'week'
  const touchOf = (key: SQL) => (hasTouch ? sql`LEFT JOIN campaign_touches t ON ${key} AND t.touch = ${touch}` : sql``)
  return sql`WITH money AS (
      SELECT order_id, sum(grosze) AS grosze FROM (${netGrosze(ofOrders(end))}) one GROUP BY order_id
    ), events AS (
      SELECT o.created_at, coalesce(o.wanted_at, o.created_at) AS at, ${personOf(sql`o.email`, sql`'o' || o.id`)} AS person,
          ${NAMES[by](sql`o.created_at`)} AS name, 0 AS reservations, 0 AS guests,
          ${IS_ORDERED}::int AS orders, coalesce(m.grosze, 0) AS grosze, ${IS_ORDERED} AS came
        FROM orders o LEFT JOIN money m ON m.order_id = o.id ${touchOf(sql`t.order_id = o.id`)}
        WHERE ${ofOrders(later)}
      UNION ALL
      SELECT r.created_at, r.starts_at, ${personOf(sql`r.email`, sql`'r' || r.id`)}, ${NAMES[by](sql`r.created_at`)},
          ${IS_RESERVED}::int, CASE WHEN ${IS_SEATED} THEN r.guests_number ELSE 0 END, 0, 0, ${IS_SEATED}
        FROM reservations r ${touchOf(sql`t.reservation_id = r.id`)}
        WHERE r.tenant = ${tenant} AND NOT r.is_test AND ${made(sql`r.created_at`, later)}
    ), followed AS (
      SELECT *, lead(at) OVER (PARTITION BY person, came ORDER BY at) AS next_at FROM events
    ), of_people AS (
      SELECT name, person, sum(reservations)::int AS reservations, sum(guests)::int AS guests, sum(orders)::int AS orders,
          sum(grosze) AS grosze,
          bool_or(came AND next_at > at AND next_at <= at + interval '${sql.raw(String(AGAIN_DAYS))} days') AS again
        FROM followed WHERE created_at < ${end} GROUP BY name, person
    ), groups AS (
      SELECT name, ${FIGURES}, row_number() OVER (ORDER BY count(*) DESC, name) AS place FROM of_people GROUP BY name
    )
    SELECT CASE WHEN place > ${MAX_ROWS}::int THEN 'rest' WHEN name IS NULL THEN 'untagged' ELSE 'group' END AS kind,
        CASE WHEN place <= ${MAX_ROWS}::int THEN name END AS name, sum(people)::int AS people, sum(reservations)::int AS reservations,
        sum(guests)::int AS guests, sum(orders)::int AS orders, sum(net_grosze)::bigint AS net_grosze, sum(again)::int AS again
      FROM groups GROUP BY 1, 2, CASE WHEN place > ${MAX_ROWS}::int THEN ${MAX_ROWS}::int + 1 ELSE place END
    UNION ALL
    SELECT 'total', NULL, ${FIGURES} FROM (
      SELECT person, sum(reservations) AS reservations, sum(guests) AS guests, sum(orders) AS orders, sum(grosze) AS grosze,
        bool_or(again) AS again FROM of_people GROUP BY person) each_person
    ORDER BY people DESC, name`
}

const FIGURES = sql`count(*)::int AS people, coalesce(sum(reservations), 0)::int AS reservations, coalesce(sum(guests), 0)::int AS guests,
  coalesce(sum(orders), 0)::int AS orders, coalesce(sum(grosze), 0)::bigint AS net_grosze, count(*) FILTER (WHERE again)::int AS again`

const NOTHING: Figures = { people: 0, reservations: 0, guests: 0, orders: 0, net_grosze: 0, again: 0 }

// A number sorts and hashes faster than a text. Two of a million people share one once in 37 million reports.
function personOf(email: SQL, row: SQL): SQL {
  return sql`hashtextextended(CASE WHEN ${email} = '' THEN ${row} ELSE lower(${email}) END, 0)`
}

// The drivers give a bigint as a text.
function numbersOf({ people, reservations, guests, orders, net_grosze, again }: Figures): Figures {
  return { people, reservations, guests, orders, net_grosze: Number(net_grosze), again }
}
