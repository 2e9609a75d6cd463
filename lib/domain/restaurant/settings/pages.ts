import { panelPath } from '@/lib/domain/panel/access/pages'
import { readPath, SETTINGS_PARTS, type SettingsPart } from './parts'

/**
 * Place in a menu that a page shows, by places in the draft: a category, a dish, or the shared questions and one of
 * them.
 */
interface MenuPlace {
  category?: number
  dish?: number
  question?: number | 'all'
}

/** Page on which a part is edited. A menu is edited a category, a dish or a shared question at a time. Contract C37. */
export function settingsPartPath(
  restaurantId: number,
  part: SettingsPart,
  { category, dish, question }: MenuPlace = {},
): string {
  const shown = { k: category, d: dish, p: question === 'all' ? ALL_QUESTIONS : question }
  const query = Object.entries(shown)
    .flatMap(([name, place]) => (place === undefined ? [] : `${name}=${place}`))
    .join('&')
  return `${panelPath(restaurantId, 'settings')}/${SETTINGS_PARTS[part].slug}${query ? `?${query}` : ''}`
}

/** Page of a part, or of the menu's category or dish at a place. */
export function settingsPageOf(restaurantId: number, part: SettingsPart, at: string): string {
  const [list, category, , dish] = readPath(at) ?? []
  if (part === 'menu' && list === 'sharedQuestions')
    return settingsPartPath(restaurantId, part, { question: typeof category === 'number' ? category : 'all' })
  const place = { k: category === undefined ? undefined : `${category}`, d: dish === undefined ? undefined : `${dish}` }
  return settingsPartPath(restaurantId, part, part === 'menu' ? readMenuPlace(place) : {})
}

/** The field of a problem on its page; null for a place in another part. */
export function problemHref(restaurantId: number, part: SettingsPart, place: string): string | null {
  if (place.startsWith('/')) return null
  return `${settingsPageOf(restaurantId, part, place)}#${encodeURIComponent(place)}`
}

/** Page on which prices are changed by a percentage; of one category if its place in the draft is given. */
export function percentPricesPath(restaurantId: number, category?: number): string {
  const chosen = category === undefined ? '' : `&w=${category}`
  return `${settingsPartPath(restaurantId, 'menu')}?procent=${chosen}`
}

/** Most characters of a menu from a spreadsheet: the size that a form may post, about five hundred dishes. */
export const MAX_TABLE_CHARACTERS = 40_000

/** Page on which a menu is made from a spreadsheet. */
export function menuTablePath(restaurantId: number): string {
  return `${settingsPartPath(restaurantId, 'menu')}?arkusz=`
}

/**
 * Page on which the value at a place is chosen from the list of streets: the outline of a zone, the restaurant's address.
 * Null for any other place. `q`: text that is searched. Contract C37.
 */
export function choicePath(restaurantId: number, part: SettingsPart, place: string, q = ''): string | null {
  const page = settingsPartPath(restaurantId, part)
  const [, zone] = /^delivery\.zones\[(\d{1,2})\]\.area$/.exec(place) ?? []
  if (part === 'delivery' && zone) return `${page}?strefa=${zone}${q && `&ulica=${encodeURIComponent(q)}`}`
  return part === 'profile' && place === 'address' ? `${page}?adres=${encodeURIComponent(q)}` : null
}

/** Page that shows the effects of publishing. */
export function settingsReviewPath(restaurantId: number, part: SettingsPart): string {
  return `${settingsPartPath(restaurantId, part)}/sprawdz`
}

export function settingsHistoryPath(restaurantId: number): string {
  return `${panelPath(restaurantId, 'settings')}/historia`
}

const ALL_QUESTIONS = 'wszystkie'

/** The place that a menu's page shows; absent parts mean the lists themselves. */
export function readMenuPlace(query: Record<string, unknown>): MenuPlace {
  const question = query.p === ALL_QUESTIONS ? 'all' : placeIn(query.p)
  if (question !== undefined) return { question }
  const [category, dish] = [placeIn(query.k), placeIn(query.d)]
  return category === undefined ? {} : { category, ...(dish !== undefined && { dish }) }
}

function placeIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : undefined
}
