import 'server-only'
import { consolePath, consoleRestaurantPath } from '@/lib/domain/console/pages'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { newRestaurantSchema, OFFERS } from '@/lib/domain/console/restaurants-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn, outcomeOf } from './form-values'

const TYPED = ['name', 'city', 'street', 'house', 'postal_code', 'phone', 'trader', 'nip', 'owner', 'email'] as const
const { required, badEmail } = panelWords.consoleRestaurants.problem

/** Forms over a brand's restaurants. Contract C41. */
export const RESTAURANT_FORMS: Record<string, ConsoleForm> = {
  'new-restaurant': { page: 'restaurants', kept: [...TYPED, ...OFFERS], submit: makeRestaurant },
  'open-restaurant': {
    page: 'restaurants',
    submit: (field, request) => changeState(field, request, { state: 'open' }, 'restaurantOpened'),
  },
  'suspend-restaurant': {
    page: 'restaurants',
    kept: ['reason'],
    submit: (field, request) =>
      changeState(field, request, { state: 'suspended', reason: field('reason') }, 'restaurantSuspended'),
  },
  'invite-owner': { page: 'restaurants', kept: ['name', 'email'], submit: inviteOwner },
}

async function makeRestaurant(field: Fields, request: SignedRequest): Promise<Outcome> {
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

async function changeState(
  field: Fields,
  request: SignedRequest,
  change: { state: 'open' } | { state: 'suspended'; reason: string },
  done: string,
): Promise<Outcome> {
  const id = idIn(field('restaurant'))
  const location = consoleRestaurantPath(id)
  if (change.state === 'suspended' && !change.reason) return { code: 'invalid', fields: { reason: required }, location }
  const answer = await callAs(request, consoleRestaurantCalls.state, { params: { restaurant: id }, body: change })
  return { ...outcomeOf(answer, done), location }
}

async function inviteOwner(field: Fields, request: SignedRequest): Promise<Outcome> {
  const id = idIn(field('restaurant'))
  const location = consoleRestaurantPath(id)
  const [name, email] = [field('name'), field('email')]
  if (!name) return { code: 'name', location }
  const answer = await callAs(request, consoleRestaurantCalls.owners, {
    params: { restaurant: id },
    body: { name, email },
  })
  // Of what is left only the e-mail can be wrong.
  if (!answer.ok && answer.problem.code === 'invalid') return { code: 'badEmail', location }
  return { ...outcomeOf(answer, answer.ok && answer.data.mail === 'none' ? 'invitedUnsent' : 'invited'), location }
}

/** `owner.email` → `email`, as the form calls it. */
function fieldOf([first = '', second]: string[]): string {
  return first === 'owner' ? (second === 'email' ? 'email' : 'owner') : first
}
