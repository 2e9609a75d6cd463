import { sql } from 'drizzle-orm'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { fileHoursOf } from '@/lib/domain/restaurant/file/file-hours'
import { cutDay } from '@/lib/domain/restaurant/hours/cut-day'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { setPresentTime } from '@/upstream/db/present-time'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { recordPart } from '@/upstream/restaurants/file/record-versions'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { validOrNull } from '@/upstream/restaurants/validate-stored-data'

type Exception = OpeningHours['exceptions'][number]
/** Special days of a restaurant and of its kitchen for one date, before a closing; null where there was none. */
type Before = { own: Exception | null; kitchen: Exception | null }

/**
 * Closes a day of a restaurant, or the rest of it from an hour on, as a special day of its hours: lists, calendar, form, menu and board
 * read it there, with its reason. It is a version of its settings (C37) and stands in both trails. Contract C41.
 */
export async function closeDay(
  tx: Db,
  restaurantId: number,
  { date, from, reason }: { date: LocalDate; from: LocalTime | null; reason: string },
  { tenant, actor }: BrandCaller,
  now: Date,
): Promise<Outcome<null>> {
  await lockRestaurant(tx, { id: restaurantId })
  if (date < serviceDayOf(now)) return refused(422, 'until_invalid', { fields: { date: 'past' } })
  const hours = await loadHours(tx, restaurantId)
  // Hours that do not parse are shown as closed, and stay as somebody wrote them.
  if (!hours) return done(null)
  const before: Before = { own: on(date, hours.exceptions), kitchen: on(date, hours.kitchen?.exceptions) }
  const isClosed = before.own?.intervals.length === 0
  if (isClosed) return done(null)
  const dayOf = (all: OpeningHours): Exception => ({
    date,
    intervals: cutDay(intervalsOn(all, date), from),
    note: reason,
  })
  const own = dayOf(hours)
  // A special day of the kitchen counts before that of the restaurant, so both are written.
  const kitchen = hours.kitchen ? dayOf(kitchenHours(hours)) : null
  await saveDays(tx, restaurantId, hours, { date, own, kitchen }, now)
  const details = { date, from, before, wrote: own.intervals, reason }
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'closed_day', subject: date, details })
  return done(null)
}

/** Opens a day again that this brand has closed: the day is as it was before. 409 where it is not as it was left. Contract C41. */
export async function openDay(
  tx: Db,
  restaurantId: number,
  date: LocalDate,
  { tenant, actor }: BrandCaller,
  now: Date,
): Promise<Outcome<{ date: LocalDate }>> {
  await lockRestaurant(tx, { id: restaurantId })
  const hours = await loadHours(tx, restaurantId)
  const closing = await closingOf(tx, restaurantId, date, tenant)
  const left = on(date, hours?.exceptions)
  if (!hours || !closing || !left || JSON.stringify(left.intervals) !== JSON.stringify(closing.wrote))
    return refused(409, 'changed_meanwhile')
  await saveDays(tx, restaurantId, hours, { date, ...closing.before }, now)
  const details = { date }
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'reopened_day', subject: date, details })
  return done({ date })
}

/** The closing of a day by this brand, unless it was opened again since; from which hour on, and what stood before. */
export async function closingOf(db: Db, restaurantId: number, date: LocalDate, tenant: string) {
  const [last] = await rowsOf<{
    action: string
    details: { from: LocalTime | null; before: Before; wrote: Interval[] }
  }>(
    db,
    sql`SELECT action, details FROM staff_audit WHERE restaurant_id = ${restaurantId} AND tenant = ${tenant}
      AND action IN ('closed_day', 'reopened_day') AND subject = ${date} ORDER BY id DESC LIMIT 1`,
  )
  return last?.action === 'closed_day' ? last.details : null
}

async function loadHours(tx: Db, id: number): Promise<OpeningHours | null> {
  const [row] = await rowsOf<{ hours: OpeningHours }>(
    tx,
    sql`SELECT summary -> 'hours' AS hours FROM restaurants WHERE id = ${id} FOR NO KEY UPDATE`,
  )
  return row ? validOrNull('hours', row.hours, id) : null
}

/** Writes the hours alone: a problem elsewhere in the restaurant's data must not keep it open. */
async function saveDays(
  tx: Db,
  restaurantId: number,
  before: OpeningHours,
  { date, own, kitchen }: Before & { date: LocalDate },
  now: Date,
): Promise<void> {
  const replaced = (all: readonly Exception[], day: Exception | null) =>
    [...all.filter((one) => one.date !== date), ...(day ? [day] : [])].sort((a, b) => a.date.localeCompare(b.date))
  const after: OpeningHours = {
    ...before,
    exceptions: replaced(before.exceptions, own),
    ...(before.kitchen && {
      kitchen: { ...before.kitchen, exceptions: replaced(before.kitchen.exceptions, kitchen) },
    }),
  }
  await setPresentTime(tx, now)
  await tx.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours}', ${JSON.stringify(after)}::jsonb)
    WHERE id = ${restaurantId}`)
  const [old, made] = [before, after].map((hours) => ({ hours: fileHoursOf(hours) }))
  if (old && made) await recordPart(tx, restaurantId, 'hours', { before: old, after: made, now })
}

function on(date: LocalDate, exceptions: readonly Exception[] = []): Exception | null {
  return exceptions.find((one) => one.date === date) ?? null
}
