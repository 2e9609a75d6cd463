import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import type { Permission } from '@/lib/domain/panel/access/permissions'

/** Pages of the console, in the order of its navigation, with the permission that opens each. Contract C38. */
export const CONSOLE_PAGES = {
  queue: { path: 'do-zrobienia', permission: 'work_queue' },
  lookup: { path: 'szukaj', permission: 'look_up' },
  evenings: { path: 'wieczor', permission: 'look_up' },
  restaurants: { path: 'restauracje', permission: 'see_restaurants' },
  money: { path: 'platnosci', permission: 'handle_money' },
  month: { path: 'miesiac', permission: 'see_month' },
  consents: { path: 'zgody', permission: 'see_consents' },
  links: { path: 'linki', permission: 'manage_links' },
  vouchers: { path: 'kupony', permission: 'manage_links' },
  results: { path: 'wyniki', permission: 'see_campaigns' },
  visibility: { path: 'wyszukiwarka', permission: 'see_search' },
  blocks: { path: 'blokady', permission: 'handle_person_data' },
  people: { path: 'ludzie', permission: 'manage_brand_people' },
  audit: { path: 'dziennik', permission: 'see_brand_audit' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type ConsolePageName = keyof typeof CONSOLE_PAGES

/** The address of a page of the console. */
export function consolePath(page: ConsolePageName): string {
  return `${CONSOLE_PATH}/${CONSOLE_PAGES[page].path}`
}

/** Pages of one order and one reservation, by their numbers in the console: neither is a key. Contract C19, C40. */
export function subjectPath(subject: 'order' | 'reservation', id: string): string {
  return `${CONSOLE_PATH}/${subject === 'order' ? 'zamowienia' : 'rezerwacje'}/${id}`
}

/** Reports and enquiries that are closed. Contract C38. */
export const CLOSED_CASES_PATH = `${CONSOLE_PATH}/sprawy`

/** The page of a report or an enquiry, open or closed. Contract C38. */
export function casePath(number: string): string {
  return `${CLOSED_CASES_PATH}/${number}`
}

/** The page of a request for the erasure of a person's data. Contract C42. */
export function dataCasePath(request: string | number): string {
  return `${CONSOLE_PATH}/dane/${request}`
}

/** The page of one of the brand's restaurants. Contract C41. */
export function consoleRestaurantPath(id: number): string {
  return `${consolePath('restaurants')}/${id}`
}

/** Page of a restaurant's expected guests: on a day, or from now on; `from`: the hour from which it may close. Contract C41. */
export function guestListPath(id: number, date: string | null, from: string | null = null): string {
  return `${consoleRestaurantPath(id)}/goscie${date ? `?d=${date}${from ? `&od=${from}` : ''}` : ''}`
}

/** Pages that a person may open; the first is the start page. */
export function consolePagesOf(permissions: readonly Permission[]): ConsolePageName[] {
  const all = Object.keys(CONSOLE_PAGES) as ConsolePageName[]
  return all.filter((page) => permissions.includes(CONSOLE_PAGES[page].permission))
}
