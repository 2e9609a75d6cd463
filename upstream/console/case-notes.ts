import { type SQL, sql } from 'drizzle-orm'
import type { Case, CaseNote, ClosedCases, NoteRequest } from '@/lib/domain/console/queue'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { caseSubjectsOf } from './case-subjects'
import { findCase } from './queue'
import { wireInstant } from './subject-records'

/** Reports and enquiries have a sender who can be answered, and take notes after their end too. */
const WRITTEN_KINDS = ['report', 'enquiry'] as const
const PAGE_SIZE = 25

export type ClosedCursor = { at: Date; number: string }

/** Notes of cases by `{kind} {subject}`, the oldest first. */
export async function notesOf(
  db: Db,
  tenant: string,
  cases: readonly { kind: string; subject: string }[],
): Promise<Map<string, CaseNote[]>> {
  const keys = cases.map(({ kind, subject }) => `${kind} ${subject}`)
  const rows = await rowsOf<CaseNote & { key: string }>(
    db,
    sql`SELECT n.kind || ' ' || n.subject AS key, n.at, n.text, n.is_answer, (SELECT p.name FROM brand_roles p
        WHERE p.tenant = n.tenant AND p.staff_id = n.staff_id) AS who
      FROM case_notes n WHERE n.tenant = ${tenant} AND n.subject IN (${textsOf(cases.map(({ subject }) => subject))})
        AND n.kind || ' ' || n.subject IN (${textsOf(keys)}) ORDER BY n.id`,
  )
  const notes = new Map<string, CaseNote[]>()
  for (const { key, at, ...note } of rows) {
    notes.set(key, [...(notes.get(key) ?? []), { ...note, at: wireInstant(at) }])
  }
  return notes
}

/** Writes a note on a case, or an answer, which a trigger sends. 409 `case_closed` for a closed case. Contract C38. */
export async function addCaseNote(
  tx: Db,
  tenant: string,
  { kind, subject, text, is_answer: isAnswer }: NoteRequest,
  { staffId, now }: { staffId: number; now: Date },
): Promise<Outcome<{ restaurantId: number | null }>> {
  const isEnquiry = WRITTEN_KINDS.some((one) => one === kind)
  if (isAnswer && !isEnquiry) return refused(422, 'invalid', { fields: { is_answer: 'invalid' } })
  const found = isEnquiry ? await findEnquiry(tx, tenant, subject) : await findCase(tx, tenant, { kind, subject, now })
  if (!found) return isEnquiry ? refused(404, 'unknown_case') : refused(409, 'case_closed')
  await tx.execute(
    sql`INSERT INTO case_notes (tenant, kind, subject, staff_id, at, text, is_answer)
      VALUES (${tenant}, ${kind}, ${subject}, ${staffId}, ${now.toISOString()}::timestamptz, ${text}, ${isAnswer})`,
  )
  return done({ restaurantId: found.restaurantId })
}

/** Closed reports and enquiries of a brand, a page at a time. Contract C38. */
export async function listClosedCases(
  db: Db,
  tenant: string,
  after: ClosedCursor | null,
): Promise<{ items: ClosedCases['items']; next: ClosedCursor | null }> {
  const isAfter = after
    ? sql`(closed_at, number) < (${after.at.toISOString()}::timestamptz, ${after.number})`
    : sql`true`
  const rows = await rowsOf<ClosedCases['items'][number]>(
    db,
    sql`SELECT number, kind, name, closed_at, stage, decision ->> 'outcome' AS outcome,
        left(coalesce(details ->> 'about', details ->> 'venue', ''), 120) AS about FROM enquiries
      WHERE tenant = ${tenant} AND closed_at IS NOT NULL AND ${isAfter}
      ORDER BY closed_at DESC, number DESC LIMIT ${PAGE_SIZE + 1}`,
  )
  const items = rows.slice(0, PAGE_SIZE).map((row) => ({ ...row, closed_at: wireInstant(row.closed_at) }))
  const last = rows.at(PAGE_SIZE - 1)
  const next = rows.length > PAGE_SIZE && last ? { at: new Date(last.closed_at), number: last.number } : null
  return { items, next }
}

/** One report or enquiry with all its notes; null for another brand's. Contract C38. */
export async function loadCase(db: Db, tenant: string, number: string): Promise<Case | null> {
  const [row] = await rowsOf<Omit<Case, 'notes' | 'about'>>(
    db,
    sql`SELECT l.number, l.kind, l.name, l.email, l.details, l.stage, l.created_at, l.closed_at, l.decision,
        (SELECT jsonb_build_object('id', r.id, 'name', r.name, 'is_own', coalesce(r.home_tenant = l.tenant, false))
          FROM restaurants r WHERE r.id = l.restaurant_id) AS restaurant
      FROM enquiries l WHERE l.number = ${number} AND l.tenant = ${tenant}`,
  )
  if (!row) return null
  const kind = row.kind === 'partner' ? 'enquiry' : 'report'
  const notes = await notesOf(db, tenant, [{ kind, subject: number }])
  const subjects = await caseSubjectsOf(db, tenant, [row])
  return {
    ...row,
    about: subjects.get(number) ?? null,
    created_at: wireInstant(row.created_at),
    closed_at: row.closed_at && wireInstant(row.closed_at),
    notes: notes.get(`${kind} ${number}`) ?? [],
  }
}

async function findEnquiry(db: Db, tenant: string, number: string): Promise<{ restaurantId: number | null } | null> {
  const [row] = await rowsOf<{ restaurantId: number | null }>(
    db,
    sql`SELECT restaurant_id AS "restaurantId" FROM enquiries WHERE number = ${number} AND tenant = ${tenant}`,
  )
  return row ?? null
}

function textsOf(texts: readonly string[]): SQL {
  return sql`SELECT * FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
}
