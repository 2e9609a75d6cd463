import 'server-only'
import { consolePath } from '@/lib/domain/console/pages'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import {
  isLinkParameter,
  LINK_PARAMETERS,
  type LinkParameter,
  restaurantIdInText,
  suggestedParameter,
} from '@/lib/domain/marketing/links/link-rules'
import type { LinkTarget } from '@/lib/domain/marketing/links/link-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate } from '@/lib/domain/time/time'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn } from './form-values'

const words = panelWords.marketing.links.problem
const TARGET_FIELDS = ['page', 'city', 'cuisine', 'restaurant', 'visit_on']

/** Forms of the page of links. Contract C39. */
export const MARKETING_FORMS: Record<string, ConsoleForm> = {
  'make-link': { page: 'links', kept: [...TARGET_FIELDS, ...LINK_PARAMETERS, 'note'], submit: makeLink },
  'make-print': { page: 'links', kept: ['content'], submit: makePrint },
  'end-link': { page: 'links', submit: endLink },
}

async function makeLink(field: Fields, request: SignedRequest): Promise<Outcome> {
  const target = targetIn(field)
  if ('code' in target) return target
  const problem = parameterProblem(field, ['source', 'medium', 'campaign'])
  if (problem) return problem
  const content = field('content')
  const contentProblem = content ? parameterProblem(field, ['content']) : null
  if (contentProblem) return contentProblem
  const body = {
    target,
    source: field('source'),
    medium: field('medium'),
    campaign: field('campaign'),
    ...(content && { content }),
    note: field('note').slice(0, 200),
  }
  const answer = await callAs(request, linkCalls.make, { body })
  return answer.ok ? { code: 'linkMade', location: linkPagePath(answer.data.id) } : refusedAs(answer)
}

async function makePrint(field: Fields, request: SignedRequest): Promise<Outcome> {
  const id = idIn(field('link'))
  const location = id ? linkPagePath(id) : consolePath('links')
  const problem = parameterProblem(field, ['content'])
  if (problem) return { ...problem, location }
  const answer = await callAs(request, linkCalls.print, { params: { link: id }, body: { content: field('content') } })
  return { ...(answer.ok ? { code: 'printMade' } : refusedAs(answer)), location }
}

async function endLink(field: Fields, request: SignedRequest): Promise<Outcome> {
  const id = idIn(field('link'))
  const answer = await callAs(request, linkCalls.end, { params: { link: id } })
  if (!answer.ok) return refusedAs(answer)
  return { code: 'linkEnded', location: linkPagePath(id) }
}

/** What the fields of the form name, or which of them is wrong. */
function targetIn(field: Fields): LinkTarget | Outcome {
  const [page, product] = field('page').split('-')
  const day = field('visit_on')
  if (day && !isLocalDate(day)) return { code: 'visit_on', message: words.day }
  const visitOn = day ? { visit_on: day } : {}
  if (page === 'home') return day ? { code: 'visit_on', message: words.dayless } : { page }
  if (page === 'list' && (product === 'reservations' || product === 'orders')) {
    const [city, cuisine] = [field('city'), field('cuisine')]
    if (!city) return { code: 'city', message: words.city }
    return { page, product, city: city.slice(0, 80), ...(cuisine && { cuisine: cuisine.slice(0, 80) }), ...visitOn }
  }
  if (page !== 'restaurant' && page !== 'menu') return { code: 'page', message: words.page }
  const typed = field('restaurant')
  const restaurant = String(restaurantIdInText(typed) ?? typed.slice(0, 80))
  if (!restaurant) return { code: 'restaurant', message: words.restaurant }
  if (page === 'menu') return day ? { code: 'visit_on', message: words.dayless } : { page, restaurant }
  return { page, restaurant, ...visitOn }
}

/** Which parameter breaks the brand's rules, with what was probably meant. */
function parameterProblem(field: Fields, names: readonly LinkParameter[]): Outcome | null {
  const name = names.find((one) => !isLinkParameter(field(one)))
  if (!name) return null
  const meant = suggestedParameter(field(name))
  return { code: name, message: meant ? words.parameterMeant.replace('{meant}', meant) : words.parameter }
}
