import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { DRAFT_COOKIE, type PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { reservationOutcomeOf, withoutKey } from '@/lib/domain/reservation/form/reservation-outcome'
import { thankYouPath, visitPath } from '@/lib/domain/reservation/paths'
import type { AppName } from '@/lib/domain/wire'
import { sealWithinLimit } from '@/lib/server/http/answer/sealed-cookie'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { SEAL_COOKIE } from '@/lib/server/session'
import type { ReservationAnswer } from './submit-reservation'

/** The upstream did not answer: the page comes back with all typed values and the same key. Contract C12. */
export const UNANSWERED: ReservationAnswer = { ok: false, status: 503, problem: { code: 'no_answer', message: '' } }

/**
 * Redirects a plain form post to the thank-you page, or back to its form with all typed values. In a frame it redirects
 * to the frame's page with the seal in the URL, because browsers may block all cookies in a frame. Ledger L262, L263,
 * decision 0031.
 */
export async function redirectResponse(
  answer: ReservationAnswer,
  draft: ReservationDraft,
  query: URLSearchParams,
  appName: AppName,
): Promise<Response> {
  if (answer.ok) return seeOther(thankYouPath(answer.code, query), cookie('', 0))
  const restaurantId = Number(draft.restaurant_id)
  if (!Number.isSafeInteger(restaurantId) || restaurantId < 1) return seeOther('/rezerwuj')
  const sealed = await sealWithinLimit({ ...posted(answer, draft, restaurantId) })
  const isFramed = appName === 'iframe'
  const path = visitPath(`/restaurants/${restaurantId}${isFramed ? '/iframe' : ''}`, draft, query)
  if (isFramed) return seeOther(`${path}&${DRAFT_COOKIE}=${encodeURIComponent(sealed)}#rezerwacja`)
  return seeOther(`${path}#rezerwacja`, cookie(sealed))
}

function posted(answer: ReservationAnswer & { ok: false }, draft: ReservationDraft, restaurantId: number): PostedDraft {
  const { problem: error, alternatives, visits } = answer
  const outcome = reservationOutcomeOf(answer.status, { error, alternatives, visits: visits?.map(withoutKey) })
  return {
    restaurantId,
    draft: shortened(draft),
    errors: outcome.type === 'refused' ? outcome.fields : {},
    message: outcome.type === 'refused' ? outcome.message : '',
    alternatives: outcome.type === 'taken' ? outcome.alternatives : null,
    visits: outcome.type === 'overlapping' ? outcome.visits : null,
    isUnsure: outcome.type === 'unanswered',
  }
}

// A browser drops a cookie of more than 4 KB, and all typed values with it.
function shortened(draft: ReservationDraft): ReservationDraft {
  const entries = Object.entries(draft).map(([name, value]) => [
    name,
    value.slice(0, name === 'notes_from_guest' ? 600 : 120),
  ])
  return Object.fromEntries(entries)
}

function cookie(value: string, maxAge: number = SEAL_COOKIE.maxAge): HeadersInit {
  return {
    'set-cookie': `${DRAFT_COOKIE}=${value}; Path=${SEAL_COOKIE.path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`,
  }
}
