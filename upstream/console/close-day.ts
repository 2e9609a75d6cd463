import { sql } from 'drizzle-orm'
import { NIGHT_ENDS, serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { hoursOfFile } from '@/lib/domain/restaurant/file/file-hours'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { cutDay } from '@/lib/domain/restaurant/hours/cut-day'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { withoutPrices } from '@/lib/domain/restaurant/settings/parts'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { loadCurrent } from '@/upstream/panel/settings/current'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import type { LoadedFile } from '@/upstream/restaurants/file/load-file'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'

type Exception = LoadedFile['hours']['exceptions'][number]
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
  const current = await loadCurrent(tx, restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  if (date < serviceDayOf(now)) return refused(422, 'until_invalid', { fields: { date: 'past' } })
  const { hours } = current.file
  const before: Before = { own: on(date, hours.exceptions), kitchen: on(date, hours.kitchen?.exceptions) }
  const isClosed = before.own?.intervals.length === 0
  if (isClosed) return done(null)
  const stored = hoursOfFile(hours)
  const dayOf = (all: OpeningHours): Exception => ({
    date,
    intervals: cutDay(intervalsOn(all, date), from, NIGHT_ENDS),
    note: reason,
  })
  const own = dayOf(stored)
  // A special day of the kitchen counts before that of the restaurant, so both are written.
  const kitchen = hours.kitchen ? dayOf(kitchenHours(stored)) : null
  const published = await publishDays(tx, current, date, { own, kitchen }, now)
  if (!published.ok) return published
  const details = { date, from, before, wrote: own.intervals }
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
  const current = await loadCurrent(tx, restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  const closing = await closingOf(tx, restaurantId, date, tenant)
  const left = on(date, current.file.hours.exceptions)
  if (!closing || !left || JSON.stringify(left.intervals) !== JSON.stringify(closing.wrote))
    return refused(409, 'changed_meanwhile')
  const published = await publishDays(tx, current, date, closing.before, now)
  if (!published.ok) return published
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
    sql`SELECT deed AS action, details FROM staff_audit WHERE restaurant_id = ${restaurantId} AND tenant = ${tenant}
      AND deed IN ('closed_day', 'reopened_day') AND subject = ${date} ORDER BY id DESC LIMIT 1`,
  )
  return last?.action === 'closed_day' ? last.details : null
}

async function publishDays(
  tx: Db,
  { file, files }: NonNullable<Awaited<ReturnType<typeof loadCurrent>>>,
  date: LocalDate,
  days: Before,
  now: Date,
): Promise<Outcome<null>> {
  const replaced = (all: readonly Exception[], day: Exception | null) =>
    [...all.filter((one) => one.date !== date), ...(day ? [day] : [])].sort((a, b) => a.date.localeCompare(b.date))
  const { hours } = file
  const kitchen = hours.kitchen && { ...hours.kitchen, exceptions: replaced(hours.kitchen.exceptions, days.kitchen) }
  const changed = { ...file, hours: { ...hours, exceptions: replaced(hours.exceptions, days.own), kitchen } }
  const { file: read } = readRestaurantFile(withoutPrices(changed))
  const by = { kind: 'operations' as const, staffId: null }
  const imported = read && (await importRestaurant(tx, read, { files, now, by }))
  return imported && imported.problems.length === 0 ? done(null) : refused(422, 'invalid_file')
}

function on(date: LocalDate, exceptions: readonly Exception[] = []): Exception | null {
  return exceptions.find((one) => one.date === date) ?? null
}
