import { type SQL, sql } from 'drizzle-orm'
import type { RankingSource } from '@/lib/domain/list/ranking-window'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { FactsOf, Versioned } from './cached-facts'

/** The restaurants of a list, preselected by SQL, in a cheap order. A restaurant is `r`. */
export interface CandidateSource {
  /** Content of a FROM clause. */
  from: SQL
  conditions: SQL[]
  /** Expressions of an index; the last one is unique. */
  order: SQL[]
  /** Columns of each candidate: `version`, and values for judging it beside its facts. */
  columns: SQL
  /** Joins of further tables for the columns. */
  joins: SQL
}

/** Rules for judging the candidates of a kind of list. */
export interface ListRules<Candidate extends Versioned, Facts, Judged extends { id: number }>
  extends Pick<RankingSource<Judged>, 'canServe' | 'rank' | 'count'> {
  candidates: CandidateSource
  /** Rejects a candidate by its own columns; a rejected one does not count as judged. */
  isListed?(candidate: Candidate): boolean
  factsOf: FactsOf<Facts>
  judge(candidate: Candidate, facts: Facts): Judged
}

/** Reads candidates, then their facts, then judges them. Decision 0036. */
export function rankingSource<Candidate extends Versioned, Facts, Judged extends { id: number }>(
  db: Db,
  rules: ListRules<Candidate, Facts, Judged>,
  now: Date,
): RankingSource<Judged> {
  const { candidates, isListed = () => true, factsOf, judge, ...judging } = rules
  return {
    async readChunk(after, limit) {
      const found = await listCandidates<Candidate>(db, candidates, { after, limit: limit + 1 })
      const read = found.slice(0, limit)
      const listed = read.filter(isListed)
      const facts = await factsOf(db, listed, now.getTime())
      const judged = listed.flatMap((candidate) => {
        const known = facts.get(candidate.id)
        return known === undefined ? [] : [judge(candidate, known)]
      })
      return { judged, read: read.length, next: found.length > limit ? (read.at(-1)?.id ?? null) : null }
    },
    ...judging,
  }
}

/** The next candidates after the restaurant `after` (`null`: from the first), at most `limit`. */
export function listCandidates<Candidate extends Versioned>(
  db: Db,
  { from, conditions, order, columns, joins }: CandidateSource,
  { after, limit }: { after: number | null; limit: number },
): Promise<Candidate[]> {
  const where = after === null ? conditions : [...conditions, comesAfter(order, after)]
  return rowsOf<Candidate & Record<string, unknown>>(
    db,
    // The version reads the table itself, since the rows of a function have no system columns.
    sql`SELECT r.id, ${columns}
      FROM (SELECT id, row_number() OVER () AS place FROM (
        SELECT r.id FROM ${from} WHERE ${allOf(where)} ORDER BY ${listOf(order)} LIMIT ${limit}) first) c
      JOIN restaurants r ON r.id = c.id ${joins} ORDER BY c.place`,
  )
}

// The position is looked up by the id, so that no distance from the diner's address is stored between pages.
function comesAfter(order: SQL[], id: number): SQL {
  return sql`(${listOf(order)}) > (SELECT ${listOf(order)} FROM restaurants r WHERE r.id = ${id})`
}

/** Distance in degrees, in the same expression as the index on the column `place`. */
export function distanceTo({ lat, lng }: Coordinates): SQL {
  return sql`r.place <-> point(${lng}::float8 * 0.6157, ${lat}::float8)`
}

/** The conjunction of the conditions. */
export function allOf(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`
}

function listOf(expressions: SQL[]): SQL {
  return sql.join(expressions, sql`, `)
}
