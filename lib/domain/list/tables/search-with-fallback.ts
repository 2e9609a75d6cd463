import { DEFAULT_TIME, HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { nextHalfHour, type Search } from '@/lib/domain/reservation/availability/search'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import type { TablesFound } from '../schema'

/** Restaurants that a search has found, by how they can seat the diner. */
type Answer = { found: TablesFound }

/**
 * The search to show, with its answer. A time of today that the form's rule excludes stays if a restaurant has a
 * table at it or around it; a past time is replaced by the next half hour, if there is a table around that.
 * Otherwise the first time left in the form is used, and without one 18:00 tomorrow. The page says if `search` was
 * changed. Ledger L214, readings A1, A20.
 */
export async function searchWithFallback<T extends Answer>(
  requested: Search,
  now: Date,
  load: (search: Search) => Promise<T>,
): Promise<{ search: Search; answer: T }> {
  const first = await loadAnswer(requested)
  const isOver = requested.date === localDateOf(now) && requested.time <= localTimeOf(now)
  if (isSlotAllowed(requested.time, requested.date, now) || (!isOver && hasTables(first.answer))) return first
  if (isOver) {
    const next = await loadAnswer({ ...requested, time: nextHalfHour(now) })
    if (hasTables(next.answer)) return next
  }
  const [left] = allowedSlots(HOME_SLOTS, requested.date, now)
  if (left) return loadAnswer({ ...requested, time: left })
  return loadAnswer({ ...requested, date: minimumDate(now), time: DEFAULT_TIME })

  async function loadAnswer(search: Search): Promise<{ search: Search; answer: T }> {
    // The same object if nothing was changed, so that the page can detect it.
    return { search, answer: await load(search) }
  }
}

/** Is there a restaurant with a table at that time or around it, free or on request? */
function hasTables({ found }: Answer): boolean {
  return found.free + found.near + found.request > 0
}
