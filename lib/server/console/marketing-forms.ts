import 'server-only'
import { CHANGE_LINK, END_LINK, MAKE_LINK, MAKE_PRINT } from '@/lib/domain/marketing/links/link-forms'
import {
  isLinkParameter,
  type LinkParameter,
  restaurantIdInText,
  suggestedParameter,
} from '@/lib/domain/marketing/links/link-rules'
import type { LinkTarget } from '@/lib/domain/marketing/links/link-schema'
import {
  END_VOUCHER,
  EVERYWHERE,
  MAKE_VOUCHER,
  NARROW_VOUCHER,
  VOUCHER_WAY_TYPES,
  WIDEN_VOUCHER,
} from '@/lib/domain/marketing/vouchers/voucher-forms'
import { groszeFromTyped } from '@/lib/domain/money'
import type { Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate } from '@/lib/domain/time/time'
import { type ServedForm, served, servedForms } from '@/lib/server/panel/staff-forms'

const words = panelWords.marketing.links.problem
const ofVoucher = panelWords.marketing.vouchers.problem
const MAX_VOUCHER_GROSZE = 1_000_000
type Wrong = { fields: Record<string, string>; proposed?: Record<string, string> }

/** Forms of the pages of links and vouchers. Contract C39. */
export const MARKETING_FORMS: Record<string, ServedForm> = {
  ...servedForms(END_LINK),
  [MAKE_LINK.name]: served(MAKE_LINK, { read: readLink }),
  [CHANGE_LINK.name]: served(CHANGE_LINK, { read: readChange }),
  ...servedForms(END_VOUCHER, NARROW_VOUCHER),
  [MAKE_VOUCHER.name]: served(MAKE_VOUCHER, { read: readVoucher }),
  [WIDEN_VOUCHER.name]: served(WIDEN_VOUCHER, { read: readPlaces }),
  [MAKE_PRINT.name]: served(MAKE_PRINT, {
    read: (typed) => wrongParameter(typed, ['content']) ?? { body: { content: typed('content') } },
  }),
}

function readChange(typed: Typed): { body: object } | Wrong {
  const target = targetIn(typed)
  if ('fields' in target) return target
  return { body: { target, ...(typed('voucher') && { voucher: typed('voucher').slice(0, 40) }) } }
}

function readLink(typed: Typed): { body: object } | Wrong {
  const change = readChange(typed)
  if ('fields' in change) return change
  const content = typed('content')
  const parameters: LinkParameter[] = ['source', 'medium', 'campaign', ...(content ? ['content' as const] : [])]
  const wrong = wrongParameter(typed, parameters)
  const named = Object.fromEntries(parameters.map((name) => [name, typed(name)]))
  return wrong ?? { body: { ...change.body, ...named, note: typed('note').slice(0, 200) } }
}

/** Target named by the form's fields, or the wrong field. */
function targetIn(typed: Typed): LinkTarget | Wrong {
  const [page, product] = typed('page').split('-')
  const day = typed('visit_on')
  if (day && !isLocalDate(day)) return wrong('visit_on', words.day)
  const visitOn = day ? { visit_on: day } : {}
  if (page === 'home') return day ? wrong('visit_on', words.dayless) : { page }
  if (page === 'list' && (product === 'reservations' || product === 'orders')) {
    const [city, cuisine] = [typed('city'), typed('cuisine')]
    if (!city) return wrong('city', words.city)
    return { page, product, city: city.slice(0, 80), ...(cuisine && { cuisine: cuisine.slice(0, 80) }), ...visitOn }
  }
  if (page !== 'restaurant' && page !== 'menu') return wrong('page', words.page)
  const restaurant = restaurantTyped(typed)
  if (!restaurant) return wrong('restaurant', words.restaurant)
  if (page === 'menu') return day ? wrong('visit_on', words.dayless) : { page, restaurant }
  return { page, restaurant, ...visitOn }
}

/** A restaurant by its id, also out of a pasted address, or by a part of its name. */
function restaurantTyped(typed: Typed): string {
  return String(restaurantIdInText(typed('restaurant')) ?? typed('restaurant').slice(0, 80))
}

/** One restaurant, those of a town, or all: a name beside all would be dropped, so it is told. */
function readPlaces(typed: Typed): { body: object } | Wrong {
  const [places, restaurant] = [typed('places').slice(0, 80), restaurantTyped(typed)]
  if (places && restaurant) return wrong('restaurant', ofVoucher.bothPlaces)
  if (!places && !restaurant) return wrong('restaurant', ofVoucher.restaurant)
  return { body: places === EVERYWHERE ? { everywhere: true } : places ? { city: places } : { restaurant } }
}

/** Amounts in złoty and days of a voucher's form; its wire schema checks the rest. */
function readVoucher(typed: Typed): { body: object } | Wrong {
  const places = readPlaces(typed)
  const fields: Record<string, string> = 'fields' in places ? places.fields : {}
  const grosze = (name: string): number | undefined => {
    if (typed(name) === '') return undefined
    const read = groszeFromTyped(typed(name))
    if (read === null || read > MAX_VOUCHER_GROSZE) fields[name] = ofVoucher.amount
    return read ?? undefined
  }
  const day = (name: string): string | undefined => {
    if (typed(name) && !isLocalDate(typed(name))) fields[name] = words.day
    return typed(name) || undefined
  }
  const whole = (name: string) => (typed(name) ? Number(/^\d+$/.exec(typed(name))?.[0] ?? Number.NaN) : undefined)
  const type = typed('type')
  const [from, to] = [day('valid_from'), day('valid_to')]
  const percent = Number(/^(\d{1,3})\s*%?$/.exec(typed('worth'))?.[1] ?? 0)
  const value = type === 'percent' ? percent : type === 'value' ? (grosze('worth') ?? 0) : 0
  if (type === 'percent' && (percent < 1 || percent > 100)) fields.worth = ofVoucher.percent
  if (type === 'value' && value === 0) fields.worth = ofVoucher.amount
  // An amount that the voucher would not read is told, never dropped.
  if (type === 'freeDelivery' && typed('worth')) fields.worth = ofVoucher.worthless
  if (type !== 'percent' && typed('max_discount')) fields.max_discount = ofVoucher.capless
  if (type === 'freeDelivery' && typed('way') === 'takeout') fields.way = ofVoucher.way
  if (from && to && to < from) fields.valid_to = ofVoucher.period
  const ways: Readonly<Record<string, readonly string[] | undefined>> = VOUCHER_WAY_TYPES
  const body = {
    code: typed('code'),
    ...('body' in places && places.body),
    type,
    value,
    min_cart_grosze: grosze('min_cart'),
    max_discount_grosze: grosze('max_discount'),
    valid_from: from,
    valid_to: to,
    delivery_types: ways[typed('way')],
    total_limit: whole('total_limit'),
    customer_limit: whole('customer_limit'),
    first_order_only: typed('first') === '1',
  }
  return Object.keys(fields).length > 0 ? { fields } : { body }
}

/** Parameters that break the brand's rules; each is given back as it may be, to be read before it is sent again. */
function wrongParameter(typed: Typed, names: readonly LinkParameter[]): Wrong | null {
  const wrong = names.filter((one) => !isLinkParameter(typed(one)))
  const meant = wrong.flatMap((name) => (suggestedParameter(typed(name)) ? [name] : []))
  if (wrong.length === 0) return null
  return {
    fields: Object.fromEntries(
      wrong.map((name) => [name, meant.includes(name) ? words.parameterMeant : words.parameter]),
    ),
    proposed: Object.fromEntries(meant.map((name) => [name, suggestedParameter(typed(name))])),
  }
}

function wrong(field: string, text: string): Wrong {
  return { fields: { [field]: text } }
}
