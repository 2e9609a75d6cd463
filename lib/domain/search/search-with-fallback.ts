import { DEFAULT_TIME, HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/domain/reservation/availability/same-day'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { nextHalfHour, type Search } from '@/lib/domain/reservation/availability/search'
import { isBookable } from './nearest-slots'

type SearchAnswer = { search: Search; answers: Availability[] }

/**
 * The search to show, with its answers. A time of today that the form's rule excludes stays if a restaurant offers it;
 * otherwise the first time left in the form is used; after the form's last time the day's next half hour, if there is a
 * table around it, otherwise 18:00 tomorrow. The page says if `search` was changed. Ledger L214, readings A1, A20.
 */
export async function searchWithFallback(
  requested: Search,
  now: Date,
  load: (search: Search) => Promise<Availability[]>,
): Promise<SearchAnswer> {
  const first = await loadAnswers(requested)
  if (isSlotAllowed(requested.time, requested.date, now) || first.answers.some(isBookable)) return first
  const [left] = allowedSlots(HOME_SLOTS, requested.date, now)
  if (left) return loadAnswers({ ...requested, time: left })
  const late = await loadAnswers({ ...requested, time: nextHalfHour(now) })
  if (late.answers.some(({ slots }) => slots.some(isBookable))) return late
  return loadAnswers({ ...requested, date: minimumDate(now), time: DEFAULT_TIME })

  async function loadAnswers(search: Search): Promise<SearchAnswer> {
    // The same object if nothing was changed, so that the page can detect it.
    return { search, answers: await load(search) }
  }
}
