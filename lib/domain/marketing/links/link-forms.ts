import { consolePath } from '@/lib/domain/console/pages'
import { LISTS } from '@/lib/domain/list/list-kind'
import { type StaffField, staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { linkCalls } from './link-calls'
import { linkPagePath } from './link-pages'
import { type LinkParameter, MAX_NOTE, MAX_PARAMETER } from './link-rules'

const words = panelWords.marketing.links
const CUISINES = [...new Set([...LISTS.reservations.cuisines, ...LISTS.orders.cuisines])].sort((a, b) =>
  a.localeCompare(b, 'pl'),
)

const TARGET_FIELDS: Record<string, StaffField> = {
  page: { label: words.page, options: Object.entries(words.pages) },
  city: { label: words.city, hint: words.listHint, options: [['', words.noCity]] },
  cuisine: {
    label: words.cuisine,
    hint: words.listHint,
    options: [['', words.anyCuisine], ...CUISINES.map((cuisine) => [cuisine, cuisine] as const)],
  },
  restaurant: { label: words.restaurant, hint: words.restaurantHint, maxLength: 300, offerText: words.restaurantOffer },
  visit_on: { label: words.day, hint: words.dayHint, kind: 'date', optionalText: words.optional },
  voucher: {
    label: words.voucher,
    hint: words.voucherHint,
    options: [['', words.noVoucher]],
    optionalText: words.optional,
  },
}
const TARGET = { legend: words.target, fields: Object.keys(TARGET_FIELDS) }
const TARGET_REFUSALS = {
  link_day_past: 'visit_on',
  link_day_of_orders: 'visit_on',
  unknown_list: 'city',
  unknown_link_restaurant: 'restaurant',
  several_restaurants: 'restaurant',
  no_menu_page: 'restaurant',
  unknown_link_voucher: 'voucher',
  link_voucher_used_up: 'voucher',
  link_voucher_of_orders: 'voucher',
  link_voucher_elsewhere: 'voucher',
}

/**
 * Link of a campaign; its towns are the brand's. `lib/server/console/marketing-forms.ts` reads its target. Contract
 * C39.
 */
export const MAKE_LINK = staffForm({
  name: 'make-link',
  page: 'links',
  call: linkCalls.make,
  fields: {
    ...TARGET_FIELDS,
    source: parameter('source'),
    medium: parameter('medium'),
    campaign: parameter('campaign'),
    content: { ...parameter('content'), optionalText: words.optional },
    note: { label: words.note, hint: words.noteHint, maxLength: MAX_NOTE, optionalText: words.optional },
  },
  groups: [
    TARGET,
    { legend: words.campaignTitle, fields: ['source', 'medium', 'campaign', 'content', 'note'], text: words.rules },
  ],
  submit: words.make,
  done: 'linkMade',
  back: (_, link) => (link ? linkPagePath(link.id) : consolePath('links')),
  refusals: TARGET_REFUSALS,
})

/** Another page for a link whose codes hang already. Contract C39. */
export const CHANGE_LINK = staffForm({
  name: 'change-link',
  page: 'links',
  call: linkCalls.change,
  fields: TARGET_FIELDS,
  groups: [TARGET],
  submit: words.changeConfirm,
  done: 'linkChanged',
  back: linkIn,
  refusals: TARGET_REFUSALS,
})

export const MAKE_PRINT = staffForm({
  name: 'make-print',
  page: 'links',
  call: linkCalls.print,
  fields: { content: parameter('content') },
  submit: words.makePrint,
  done: 'printMade',
  back: linkIn,
})

export const END_LINK = staffForm({
  name: 'end-link',
  page: 'links',
  call: linkCalls.end,
  fields: {},
  submit: words.endConfirm,
  done: 'linkEnded',
  back: linkIn,
})

/** One parameter of a campaign, typed as the brand writes it. */
function parameter(name: LinkParameter): StaffField {
  return { label: words[name], hint: words.hints[name], maxLength: MAX_PARAMETER, isVerbatim: true }
}

function linkIn(typed: Typed): string {
  const link = typed('link')
  return /^[1-9]\d{0,14}$/.test(link) ? linkPagePath(Number(link)) : consolePath('links')
}
