import 'server-only'
import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { MAX_GUESTS } from '@/lib/domain/console/guest-list-schema'
import { consolePath, consoleRestaurantPath, guestListPath } from '@/lib/domain/console/pages'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { RESTAURANT_FORMS as FORMS } from '@/lib/domain/console/restaurant-forms'
import { newRestaurantSchema, OFFERS } from '@/lib/domain/console/restaurants-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import { served, servedForms } from '@/lib/server/panel/staff-forms'
import type { ConsoleForm, Fields, FormOutcome } from './console-form'
import { formOutcomeOf, idIn } from './form-values'

const TYPED = ['name', 'city', 'street', 'house', 'postal_code', 'phone', 'trader', 'nip', 'owner', 'email'] as const
const { required, badEmail } = panelWords.consoleRestaurants.problem

/** Forms over a brand's restaurants. Contract C41. */
export const SERVED_RESTAURANT_FORMS: Record<string, ConsoleForm> = {
  'new-restaurant': { page: 'restaurants', refilled: [...TYPED, ...OFFERS], submit: makeRestaurant },
  'close-restaurant': { page: 'restaurants', refilled: ['reason', 'from'], submit: closeRestaurant },
  ...servedForms(FORMS.open, FORMS.reopen, FORMS.inviteOwner),
  [FORMS.plan.name]: served(FORMS.plan, {
    read: (typed) => ({ body: { plan: typed('plan') || null, since: typed('since') } }),
  }),
}

async function makeRestaurant(field: Fields, request: SignedRequest): Promise<FormOutcome> {
  const typed = Object.fromEntries(TYPED.map((name) => [name, field(name)]))
  const { owner, email, ...own } = typed
  const offers = OFFERS.filter((offer) => field(offer) !== '')
  const body = newRestaurantSchema.safeParse({ ...own, offers, owner: { name: owner, email } })
  const form = `${consolePath('restaurants')}/nowa`
  if (!body.success) {
    const fields = body.error.issues.map(({ path }) => fieldOf(path.map(String)))
    const words = fields.map((name) => [name, name === 'email' && email ? badEmail : required])
    return { code: 'invalid', fields: Object.fromEntries(words), location: form }
  }
  const answer = await callAs(request, consoleRestaurantCalls.make, {
    body: body.data,
    idempotencyKey: attemptMark(field('attempt')),
  })
  if (!answer.ok) return { ...refusedAs(answer), fields: answer.problem.fields, location: form }
  const { id, mail } = answer.data
  return { code: mail === 'none' ? 'restaurantMadeUnsent' : 'restaurantMade', location: consoleRestaurantPath(id) }
}

/**
 * Closes a day or its evening, or with an empty day suspends the restaurant; ticked visits of the page's list are
 * cancelled. A day or an hour that cannot be read is refused: without them more would be closed than was asked.
 */
async function closeRestaurant(field: Fields, request: SignedRequest): Promise<FormOutcome> {
  const [id, reason, date, from] = [idIn(field('restaurant')), field('reason'), field('date'), field('from')]
  const isRead = (date === '' || isLocalDate(date)) && (from === '' || (date !== '' && isLocalTime(from)))
  if (!isRead) return { code: 'invalid', location: guestListPath(id, isLocalDate(date) ? date : null) }
  const location = guestListPath(id, date || null, from || null)
  const listed = field('visits').split(',').slice(0, MAX_GUESTS)
  const visits = listed.flatMap((one) => {
    const [, visit, version] = /^([1-9]\d{0,14}):(\d{1,9})$/.exec(one) ?? []
    return visit ? [{ id: Number(visit), version: Number(version), isTicked: field(`cancel-${visit}`) !== '' }] : []
  })
  const kept = visits.flatMap((one) => (one.isTicked ? [] : one.id))
  const refused = { proposed: { kept: kept.join(',') }, location }
  if (reason.length < 3 || reason.length > 200)
    return { code: 'invalid', fields: { reason: panelWords.consoleRestaurants.problem.reason }, ...refused }
  const cancel = visits.flatMap(({ isTicked, ...one }) => (isTicked ? one : []))
  const body = { date: date || null, from: from || undefined, reason, cancel }
  const input = { params: { restaurant: id }, body, idempotencyKey: attemptMark(field('attempt')) }
  const answer = await callAs(request, guestListCalls.close, input)
  return { ...formOutcomeOf(answer, date ? 'dayClosed' : 'restaurantSuspended'), ...refused }
}

/** `owner.email` → `email`, the field's name in the form. */
function fieldOf([first = '', second]: string[]): string {
  return first === 'owner' ? (second === 'email' ? 'email' : 'owner') : first
}
