import { consolePath } from '@/lib/domain/console/pages'
import { VOUCHER_TYPES } from '@/lib/domain/ordering/cart/schema'
import { DELIVERY_TYPES } from '@/lib/domain/ordering/delivery/schema'
import { type StaffField, staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { City } from '@/lib/domain/restaurant/schema'
import { voucherCalls } from './voucher-calls'
import { voucherPagePath } from './voucher-pages'

const words = panelWords.marketing.vouchers
const optionalText = words.optional

const restaurant: StaffField = {
  label: words.restaurant,
  hint: words.restaurantHint,
  maxLength: 300,
  offerText: words.restaurantOffer,
  wrong: words.problem.restaurant,
}
/** Choice of all restaurants of the brand; the others are its towns, and '' the one that is named. */
export const EVERYWHERE = '*'
const places: StaffField = {
  label: words.places,
  hint: words.placesHint,
  options: [
    ['', words.onePlace],
    [EVERYWHERE, words.allPlaces],
  ],
}
const RESTAURANT_REFUSALS = {
  unknown_voucher_restaurant: 'restaurant',
  several_restaurants: 'restaurant',
  no_voucher_restaurants: 'places',
}

/** Delivery types for which a voucher may be valid, as its form offers them; of `any` it says nothing. */
export const VOUCHER_WAY_TYPES = {
  any: undefined,
  delivery: DELIVERY_TYPES.filter((type) => type !== 'takeout'),
  takeout: ['takeout'],
} as const
const WAYS = ['any', 'delivery', 'takeout'] as const

/** `lib/server/console/marketing-forms.ts` reads its amounts and days. Contract C39. */
export const MAKE_VOUCHER = staffForm({
  name: 'make-voucher',
  page: 'vouchers',
  call: voucherCalls.make,
  fields: {
    code: { label: words.code, hint: words.codeHint, maxLength: 30, isVerbatim: true, wrong: words.problem.code },
    places,
    restaurant,
    type: { label: words.type, options: VOUCHER_TYPES.map((type) => [type, words.types[type]] as const) },
    // Not `value`, whose limits on the wire are those of grosze.
    worth: { label: words.worth, hint: words.worthHint, maxLength: 10, optionalText: words.worthOptional },
    max_discount: { label: words.maxDiscount, hint: words.maxDiscountHint, maxLength: 10, optionalText },
    min_cart: { label: words.minCart, maxLength: 10, optionalText },
    valid_from: { label: words.validFrom, kind: 'date', optionalText },
    valid_to: { label: words.validTo, kind: 'date', optionalText },
    way: { label: words.way, options: WAYS.map((way) => [way, words.ways[way]] as const) },
    total_limit: { label: words.totalLimit, optionalText, wrong: words.problem.limit },
    customer_limit: { label: words.customerLimit, optionalText, wrong: words.problem.limit },
    first: {
      label: words.first,
      options: [
        ['', words.firstAny],
        ['1', words.firstOnly],
      ],
    },
  },
  groups: [
    {
      legend: words.givesTitle,
      fields: ['code', 'places', 'restaurant', 'type', 'worth', 'max_discount'],
      text: words.paidBy,
    },
    {
      legend: words.conditionsTitle,
      fields: ['min_cart', 'valid_from', 'valid_to', 'way', 'total_limit', 'customer_limit', 'first'],
    },
  ],
  submit: words.make,
  done: 'voucherMade',
  back: (_, voucher) => (voucher ? voucherPagePath(voucher.id) : consolePath('vouchers')),
  refusals: { ...RESTAURANT_REFUSALS, voucher_taken: 'code', voucher_day_past: 'valid_to' },
})

/** Further restaurants for a voucher that is out already. Contract C39. */
export const WIDEN_VOUCHER = staffForm({
  name: 'widen-voucher',
  page: 'vouchers',
  call: voucherCalls.widen,
  fields: { places, restaurant },
  submit: words.widen,
  done: 'voucherWidened',
  back: voucherIn,
  refusals: RESTAURANT_REFUSALS,
})

/** Its choices are the restaurants of the voucher. */
export const NARROW_VOUCHER = staffForm({
  name: 'narrow-voucher',
  page: 'vouchers',
  call: voucherCalls.narrow,
  fields: { restaurant: { label: words.restaurant, options: [], isNeeded: true } },
  submit: words.narrow,
  done: 'voucherNarrowed',
  back: voucherIn,
})

export const END_VOUCHER = staffForm({
  name: 'end-voucher',
  page: 'vouchers',
  call: voucherCalls.end,
  fields: {},
  submit: words.endConfirm,
  done: 'voucherEnded',
  back: voucherIn,
})

/** Choices of `places` for a brand. */
export function placeChoices(cities: readonly Pick<City, 'slug' | 'name'>[]) {
  const towns = cities.map(({ slug, name }) => [slug, words.townPlaces.replace('{city}', name)] as const)
  return { places: [...(places.options ?? []), ...towns] }
}

function voucherIn(typed: Typed): string {
  const voucher = typed('voucher')
  return /^[1-9]\d{0,8}$/.test(voucher) ? voucherPagePath(Number(voucher)) : consolePath('vouchers')
}
