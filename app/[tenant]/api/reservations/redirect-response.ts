import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { reservationOutcomeOf, withoutKey } from '@/lib/domain/reservation/form/reservation-outcome'
import { thankYouPath, visitPath } from '@/lib/domain/reservation/paths'
import type { AppName } from '@/lib/domain/wire'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { clearedAnswer } from '@/lib/server/policy/form-answer'
import type { ReservationAnswer } from './submit-reservation'

/** The upstream did not answer: the page comes back with all typed values and the same key. Contract C12. */
export const UNANSWERED: ReservationAnswer = { ok: false, status: 503, problem: { code: 'no_answer', message: '' } }

/** Redirects a plain form post to the thank-you page, or back to its form with all typed values. Ledger L262, L263. */
export async function redirectResponse(
  answer: ReservationAnswer,
  draft: ReservationDraft,
  { request, query, appName }: { request: Request; query: URLSearchParams; appName: AppName },
): Promise<Response> {
  if (answer.ok) return seeOther(thankYouPath(answer.code, query), { 'set-cookie': clearedAnswer('/') })
  const restaurantId = Number(draft.restaurant_id)
  if (!Number.isSafeInteger(restaurantId) || restaurantId < 1) return seeOther('/rezerwuj')
  const path = visitPath(`/restaurants/${restaurantId}${appName === 'iframe' ? '/iframe' : ''}`, draft, query)
  return answerForm(`${path}#rezerwacja`, posted(answer, draft, restaurantId), { request })
}

function posted(answer: ReservationAnswer & { ok: false }, draft: ReservationDraft, restaurantId: number): PostedDraft {
  const { problem: error, alternatives, visits } = answer
  const outcome = reservationOutcomeOf(answer.status, { error, alternatives, visits: visits?.map(withoutKey) })
  return {
    form: 'draft',
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
