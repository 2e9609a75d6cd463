import { type SQL, sql } from 'drizzle-orm'
import { type Group, withoutFew } from '@/lib/domain/marketing/results/few-people'
import type { Period } from '@/lib/domain/marketing/results/period'
import type { Figures, ResultDimension, Results, Touch } from '@/lib/domain/marketing/results/results-schema'
import { statusesIn } from '@/lib/domain/ordering/order/status'
import { isOnPlace, PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { addDays, instantOf, TIME_ZONE } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'

/** Most rows of a report; names of campaigns come from strangers, so there may be any number. */
const MAX_ROWS = 200
const AGAIN_DAYS = 60

/** Dimensions of the report. */
const NAMES: Record<ResultDimension, (madeAt: SQL) => SQL> = {
  campaign: () => sql`t.utm_campaign`,
  source: () => sql`t.utm_source`,
  medium: () => sql`t.utm_medium`,
  landing: () => sql`t.landing_path`,
  // The Monday of its week of ISO 8601.
  week: (madeAt) => sql`date_trunc('week', ${madeAt} AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date::text`,
}
/** Placed, and neither declined nor cancelled. */
const IS_ORDERED = sql`o.status NOT IN ${literalList(statusesIn('unpaid', 'calledOff'))}`
const IS_RESERVED = sql`(r.status NOT IN ${literalList(OVER_STATUSES)} AND r.cancelled_at IS NULL)`
const IS_SEATED = sql`(${IS_RESERVED} AND r.visit_state IN ('seated', 'finished'))`

interface Row extends Figures {
  kind: Group['kind'] | 'total'
  name: string | null
}

/**
 * Results of the brand's campaigns: reservations and orders made within `period`, without tests, by the touch that
 * led to them. A person is an e-mail; each row of an erased person (C19) counts as another person. Contract C39,
 * decision 0077.
 */
export async function loadResults(
  db: Db,
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch },
): Promise<Results> {
  const rows = await inTransaction(
    db,
    async (tx) => {
      // The people of a year fit into memory.
      await tx.execute(sql`SELECT set_config('work_mem', '64MB', true)`)
      return rowsOf<Row>(tx, resultsQuery(tenant, { by, touch, from, to }))
    },
    { accessMode: 'read only' },
  )
  const total = rows.find(({ kind }) => kind === 'total')
  const groups = rows.flatMap(({ kind, name, ...figures }): Group[] =>
    kind === 'total' ? [] : [{ kind, name, figures: numbersOf(figures) }],
  )
  if (by === 'week') groups.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  return { by, touch, from, to, ...withoutFew(groups, numbersOf(total ?? NOTHING)) }
}

function resultsQuery(tenant: string, { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch }): SQL {
  const [begin, end] = [instantOf(from, '00:00'), instantOf(addDays(to, 1), '00:00')].map(literalInstant) as [SQL, SQL]
  // Computed in hours, since an interval of days would follow the calendar.
  const after60Days = (at: SQL) => sql`${at} + interval '${sql.raw(String(AGAIN_DAYS * 24))} hours'`
  const isMade = (row: SQL, until: SQL) =>
    sql`${row}.tenant = ${tenant} AND NOT ${row}.is_test AND ${row}.created_at >= ${begin} AND ${row}.created_at < ${until}`
  const touchOf = (key: SQL) =>
    by === 'week' ? sql`` : sql`LEFT JOIN campaign_touches t ON ${key} AND t.touch = ${touch}`
  // Rows after the period are read too, since a person may have returned after it. Where two rows have the same time,
  // the next one is later than both.
  return sql`WITH money AS (
      SELECT order_id, sum(grosze) AS grosze FROM (${netGrosze(isMade(sql`o`, end))}) one GROUP BY order_id
    ), events AS (
      SELECT o.created_at AS made_at, coalesce(o.wanted_at, o.created_at) AS at, ${personOf(sql`o.email`, sql`'o' || o.id`)} AS person,
          ${NAMES[by](sql`o.created_at`)} AS name, 0 AS reservations, 0 AS guests, ${IS_ORDERED}::int AS orders,
          coalesce(m.grosze, 0) AS net_grosze, ${IS_ORDERED} AS came
        FROM orders o LEFT JOIN money m ON m.order_id = o.id ${touchOf(sql`t.order_id = o.id`)}
        WHERE ${isMade(sql`o`, after60Days(end))}
      UNION ALL
      SELECT r.created_at, r.starts_at, ${personOf(sql`r.email`, sql`'r' || r.id`)}, ${NAMES[by](sql`r.created_at`)},
          ${IS_RESERVED}::int, CASE WHEN ${IS_SEATED} THEN r.guests_number ELSE 0 END, 0, 0, ${IS_SEATED}
        FROM reservations r ${touchOf(sql`t.reservation_id = r.id`)}
        WHERE ${isMade(sql`r`, after60Days(end))}
    ), followed AS (
      SELECT *, came AND first_value(at) OVER (PARTITION BY person, came ORDER BY at
          GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) <= ${after60Days(sql`at`)} AS is_again
        FROM events
    ), of_people AS MATERIALIZED (
      SELECT name, person, ${SUMS}, bool_or(is_again) AS again FROM followed WHERE made_at < ${end} GROUP BY name, person
    ), groups AS (
      SELECT name, ${FIGURES}, row_number() OVER (ORDER BY count(*) DESC, name) AS place FROM of_people GROUP BY name
    )
    SELECT CASE WHEN place > ${MAX_ROWS}::int THEN 'rest' WHEN name IS NULL THEN 'untagged' ELSE 'group' END AS kind,
        CASE WHEN place <= ${MAX_ROWS}::int THEN name END AS name, sum(people)::int AS people, ${SUMS}, sum(again)::int AS again
      FROM groups GROUP BY 1, 2
    UNION ALL
    SELECT 'total', NULL, ${FIGURES} FROM
      (SELECT ${SUMS}, bool_or(again) AS again FROM of_people GROUP BY person) each_person
    ORDER BY people DESC, name`
}

// The drivers return a bigint as a text, since it may exceed a number.
const SUMS = sql`coalesce(sum(reservations), 0)::int AS reservations, coalesce(sum(guests), 0)::int AS guests,
  coalesce(sum(orders), 0)::int AS orders, coalesce(sum(net_grosze), 0)::bigint AS net_grosze`
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

// A literal, so that the planner sees the length of the period.
function literalInstant(at: Date): SQL {
  return sql.raw(`timestamptz '${at.toISOString()}'`)
}

const NOTHING: Figures = { people: 0, reservations: 0, guests: 0, orders: 0, net_grosze: 0, again: 0 }

function numbersOf({ people, reservations, guests, orders, net_grosze, again }: Figures): Figures {
  return { people, reservations, guests, orders, net_grosze: Number(net_grosze), again }
}
