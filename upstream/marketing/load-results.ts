import { type SQL, sql } from 'drizzle-orm'
import { type Group, withoutFew } from '@/lib/domain/marketing/results/few-people'
import type { Period } from '@/lib/domain/marketing/results/period'
import type { Figures, ResultDimension, Results, Touch } from '@/lib/domain/marketing/results/results-schema'
import { addDays, instantOf, type LocalDate, weekdayOf } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'

/** Rows of a report; the names of campaigns come from strangers, so there may be any number. */
const MAX_ROWS = 200
const AGAIN_DAYS = 60

/** What the report is divided by: the digest in `result_facts`, and the word in `campaign_touches`. Weeks are days of their own. */
const NAMES: Record<Exclude<ResultDimension, 'week'>, { digest: string; word: SQL }> = {
  campaign: { digest: 'campaign', word: sql`t.utm_campaign` },
  source: { digest: 'source', word: sql`t.utm_source` },
  medium: { digest: 'medium', word: sql`t.utm_medium` },
  landing: { digest: 'landing', word: sql`t.landing_path` },
}
const UNTAGGED = sql`0`

interface Row extends Figures {
  kind: Group['kind'] | 'total'
  name: string | null
}

/**
 * What came of the brand's campaigns: reservations and orders made within `period`, tests aside, by the touch that brought
 * them. A person is an e-mail; who was forgotten (C19) is somebody else each time. Contract C39, decision 0080.
 */
export async function loadResults(
  db: Db,
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch },
): Promise<Results> {
  const mondays = by === 'week' ? mondaysOf({ from, to }) : []
  const rows = await inTransaction(db, async (tx) => {
    // A year of people fits into memory.
    await tx.execute(sql`SELECT set_config('work_mem', '64MB', true)`)
    return rowsOf<Row>(tx, resultsQuery(tenant, { by, touch, from, to }, mondays))
  })
  const total = rows.find(({ kind }) => kind === 'total')
  const groups = rows.flatMap(({ kind, name, ...figures }): Group[] =>
    kind === 'total' ? [] : [{ kind, name, figures: numbersOf(figures) }],
  )
  if (by === 'week') groups.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  return { by, touch, from, to, ...withoutFew(groups, numbersOf(total ?? NOTHING)) }
}

function resultsQuery(
  tenant: string,
  { by, touch, from, to }: Period & { by: ResultDimension; touch: Touch },
  mondays: readonly LocalDate[],
): SQL {
  const [begin, end] = [instantOf(from, '00:00'), instantOf(addDays(to, 1), '00:00')].map(literalInstant) as [SQL, SQL]
  // In hours, since a calendar is asked for days.
  const after60Days = (at: SQL) => sql`${at} + interval '${sql.raw(String(AGAIN_DAYS * 24))} hours'`
  const name =
    by === 'week'
      ? sql`width_bucket(made_at, ARRAY[${sql.join(
          mondays.map((day) => literalInstant(instantOf(day, '00:00'))),
          sql`, `,
        )}])`
      : sql`coalesce(${sql.identifier(`${touch}_${NAMES[by].digest}`)}, ${UNTAGGED})`
  // Who came again may have booked it after the period. Of two at the same time the next is that behind both. Rows come sorted by
  // person from the index, so that sorting each person's few costs half of hashing all (0080).
  return sql`WITH followed AS (
      SELECT person, ${name} AS name, made_at, coalesce(came AND first_value(at) OVER (PARTITION BY person, came ORDER BY at
          GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) <= ${after60Days(sql`at`)}, false) AS again
        FROM result_facts WHERE tenant = ${tenant} AND made_at >= ${begin} AND made_at < ${after60Days(end)}
    ), of_people AS MATERIALIZED (
      SELECT name, person, bool_or(again) AS again
        FROM (SELECT person, name, again FROM followed WHERE made_at < ${end} ORDER BY person, name OFFSET 0) sorted
        GROUP BY person, name
    ), people AS (
      SELECT name, count(*) AS people, count(*) FILTER (WHERE again) AS again FROM of_people GROUP BY name
    ), sums AS (
      SELECT ${name} AS name, count(*) FILTER (WHERE is_counted AND NOT is_order) AS reservations, sum(guests) AS guests,
          count(*) FILTER (WHERE is_counted AND is_order) AS orders, sum(net_grosze) AS net_grosze,
          max(id) FILTER (WHERE is_order) AS order_number, max(id) FILTER (WHERE NOT is_order) AS reservation_id
        FROM result_facts WHERE tenant = ${tenant} AND made_at >= ${begin} AND made_at < ${end} GROUP BY 1
    ), ranked AS (
      SELECT *, row_number() OVER (ORDER BY people DESC, name) AS place FROM people JOIN sums USING (name)
    ), shown AS (
      SELECT CASE WHEN place > ${MAX_ROWS}::int THEN 'rest' WHEN name = ${UNTAGGED} THEN 'untagged' ELSE 'group' END AS kind,
          CASE WHEN place <= ${MAX_ROWS}::int THEN name END AS name, ${summed(['people', ...COUNTED, 'again'])},
          max(order_number) AS order_number, max(reservation_id) AS reservation_id
        FROM ranked GROUP BY 1, 2
    )
    SELECT kind, ${wordOf(by, touch, mondays)} AS name, people, reservations, guests, orders, net_grosze, again FROM shown
    UNION ALL
    SELECT 'total', NULL, everybody.people, everything.*, everybody.again FROM
      (SELECT count(*)::int AS people, (count(*) FILTER (WHERE again))::int AS again
        FROM (SELECT bool_or(again) AS again FROM of_people GROUP BY person) each_person) everybody,
      (SELECT ${summed(COUNTED)} FROM sums) everything
    ORDER BY people DESC, name`
}

const COUNTED = ['reservations', 'guests', 'orders', 'net_grosze']
/** Grosze of the drivers are texts, since they may be more than an integer holds. */
function summed(names: readonly string[]): SQL {
  const sums = names.map((name) => `coalesce(sum(${name}), 0)::${name === 'net_grosze' ? 'bigint' : 'int'} AS ${name}`)
  return sql.raw(sums.join(', '))
}

/** The word of a row, read from the touch of one that it counts; a digest tells none. */
function wordOf(by: ResultDimension, touch: Touch, mondays: readonly LocalDate[]): SQL {
  if (by === 'week') return sql`(${`{${mondays.join(',')}}`}::text[])[name]`
  const { word } = NAMES[by]
  return sql`CASE WHEN kind = 'group' THEN coalesce(
    (SELECT ${word} FROM orders o JOIN campaign_touches t ON t.order_id = o.id WHERE o.number = order_number AND t.touch = ${touch}),
    (SELECT ${word} FROM campaign_touches t WHERE t.reservation_id = shown.reservation_id AND t.touch = ${touch})) END`
}

/** The Mondays of the weeks of ISO 8601 that the period touches. */
function mondaysOf({ from, to }: Period): LocalDate[] {
  const mondays: LocalDate[] = []
  for (let day = addDays(from, -weekdayOf(from)); day <= to; day = addDays(day, 7)) mondays.push(day)
  return mondays
}

// A part of the statement, so that the planner sees how long the period is.
function literalInstant(at: Date): SQL {
  return sql.raw(`timestamptz '${at.toISOString()}'`)
}

const NOTHING: Figures = { people: 0, reservations: 0, guests: 0, orders: 0, net_grosze: 0, again: 0 }

// The drivers give a bigint as a text.
function numbersOf({ people, reservations, guests, orders, net_grosze, again }: Figures): Figures {
  return { people, reservations, guests, orders, net_grosze: Number(net_grosze), again }
}
