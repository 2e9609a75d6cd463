import 'server-only'
import { CHANGE_LINK, END_LINK, MAKE_LINK, MAKE_PRINT } from '@/lib/domain/marketing/links/link-forms'
import {
  isLinkParameter,
  type LinkParameter,
  restaurantIdInText,
  suggestedParameter,
} from '@/lib/domain/marketing/links/link-rules'
import type { LinkTarget } from '@/lib/domain/marketing/links/link-schema'
import type { Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate } from '@/lib/domain/time/time'
import { type ServedForm, served, servedForms } from '@/lib/server/panel/staff-forms'

const words = panelWords.marketing.links.problem
type Wrong = { fields: Record<string, string>; proposed?: Record<string, string> }

/** Forms of the page of links. Contract C39. */
export const MARKETING_FORMS: Record<string, ServedForm> = {
  ...servedForms(END_LINK),
  [MAKE_LINK.name]: served(MAKE_LINK, { read: readLink }),
  [CHANGE_LINK.name]: served(CHANGE_LINK, { read: readChange }),
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
  const restaurant = String(restaurantIdInText(typed('restaurant')) ?? typed('restaurant').slice(0, 80))
  if (!restaurant) return wrong('restaurant', words.restaurant)
  if (page === 'menu') return day ? wrong('visit_on', words.dayless) : { page, restaurant }
  return { page, restaurant, ...visitOn }
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
