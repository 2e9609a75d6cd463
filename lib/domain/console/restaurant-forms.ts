import { restaurantIn, type StaffField, staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { PLANS } from '@/lib/domain/partner-enquiry/plans'
import { isLocalDate } from '@/lib/domain/time/time'
import { guestListCalls } from './guest-list-calls'
import { consoleRestaurantPath, guestListPath } from './pages'
import { consoleRestaurantCalls } from './restaurant-calls'

const { page: words, guests, new: made, problem } = panelWords.consoleRestaurants
const page = 'restaurants'
const since: StaffField = { label: words.plan.since, kind: 'date', isNeeded: true }

/**
 * A new restaurant and its owner, and closing one: `lib/server/console/restaurant-forms.ts` reads them, since an owner is
 * a part of the first and the guests to cancel are one of the second. Contract C41.
 */
export const MAKE_RESTAURANT = staffForm({
  name: 'new-restaurant',
  page,
  call: consoleRestaurantCalls.make,
  fields: {
    name: { label: made.name },
    city: { label: made.city, options: [] },
    street: { label: made.street },
    house: { label: made.house },
    postal_code: { label: made.postalCode, kind: 'digits', maxLength: 6 },
    phone: { label: made.phone, kind: 'tel', hint: made.phoneHint },
    trader: { label: made.trader },
    nip: { label: made.nip, kind: 'digits' },
    owner: { label: made.ownerName, maxLength: 60 },
    email: { label: made.email, kind: 'email', isNeeded: true, maxLength: 254 },
  },
  groups: [
    {
      legend: made.restaurant,
      fields: ['name', 'city', 'street', 'house', 'postal_code', 'phone', 'trader', 'nip'],
    },
    { legend: made.owner, fields: ['owner', 'email'] },
  ],
  submit: made.submit,
  done: 'restaurantMade',
})
export const CLOSE_RESTAURANT = staffForm({
  name: 'close-restaurant',
  page,
  call: guestListCalls.close,
  fields: { reason: { label: guests.reason } },
  done: 'dayClosed',
})

/** Forms over one restaurant of a brand, named by the field `restaurant`. Contract C41. */
export const RESTAURANT_FORMS = {
  open: staffForm({
    name: 'open-restaurant',
    page,
    call: consoleRestaurantCalls.state,
    fields: {},
    fixed: { state: 'open' },
    done: 'restaurantOpened',
    back: pageOf,
  }),
  reopen: staffForm({
    name: 'reopen-day',
    page,
    call: guestListCalls.reopen,
    fields: {},
    submit: guests.reopen.confirm,
    done: 'dayReopened',
    back: (typed) => guestListPath(restaurantIn(typed), isLocalDate(typed('date')) ? typed('date') : null),
  }),
  plan: staffForm({
    name: 'set-plan',
    page,
    call: consoleRestaurantCalls.plan,
    fields: {
      plan: {
        label: words.plan.which,
        options: [['', words.plan.no], ...PLANS.map(({ key, orders }) => [key, `${key} (${orders})`] as const)],
      },
      since,
    },
    submit: words.plan.save,
    done: 'planSet',
    back: (typed) => `${pageOf(typed)}#plan`,
  }),
  inviteOwner: staffForm({
    name: 'invite-owner',
    page,
    call: consoleRestaurantCalls.owners,
    fields: {
      name: { label: words.name, wrong: problem.required },
      email: { label: words.email, kind: 'email', wrong: problem.badEmail },
    },
    submit: words.inviteConfirm,
    done: ({ mail }) => (mail === 'none' ? 'invitedUnsent' : 'invited'),
    back: pageOf,
  }),
}

function pageOf(typed: Typed): string {
  return consoleRestaurantPath(restaurantIn(typed))
}
