import { DEFAULT_TIME, HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { nextHalfHour, type Search } from '@/lib/domain/reservation/availability/search'
import type { TablesFound } from '../schema'

/** How many restaurants a search has found, by how they can seat the diner. */
type Answer = { found: TablesFound | null }

/**
 * The search to show, with its answer. A time of today that the form's rule excludes stays if a restaurant offers it;
 * otherwise the first time left in the form is used; after the form's last time the day's next half hour, if there is a
 * table around it, otherwise 18:00 tomorrow. The page says if `search` was changed. Ledger L214, readings A1, A20.
 */
export async function searchWithFallback<T extends Answer>(
  requested: Search,
  now: Date,
  load: (search: Search) => Promise<T>,
): Promise<{ search: Search; answer: T }> {
  const first = await loadAnswer(requested)
  if (isSlotAllowed(requested.time, requested.date, now) || (first.answer.found?.at_time ?? 0) > 0) return first
  const [left] = allowedSlots(HOME_SLOTS, requested.date, now)
  if (left) return loadAnswer({ ...requested, time: left })
  const late = await loadAnswer({ ...requested, time: nextHalfHour(now) })
  const { free, near, request } = late.answer.found ?? { free: 0, near: 0, request: 0 }
  if (free + near + request > 0) return late
  return loadAnswer({ ...requested, date: minimumDate(now), time: DEFAULT_TIME })

  async function loadAnswer(search: Search): Promise<{ search: Search; answer: T }> {
    // The same object if nothing was changed, so that the page can detect it.
    return { search, answer: await load(search) }
  }
}
