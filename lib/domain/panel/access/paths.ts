/** Sign-in page for staff of restaurants. Contract C28. */
export const PANEL_PATH = '/panel'
/** Sign-in page for the people of a brand. Contract C38. */
export const CONSOLE_PATH = '/konsola'

/** Address from which an open page of the console reads its alarm. */
export const CONSOLE_ALARM_PATH = `${CONSOLE_PATH}/api/alarm`

/**
 * The two places in which staff work; one session gives access to both, as far as its person has rights. Contract C38.
 */
export const STAFF_PATHS = { panel: PANEL_PATH, console: CONSOLE_PATH } as const
export type StaffPlace = keyof typeof STAFF_PATHS

/** The place of a path below one of them. */
export function staffPlaceOf(path: string): StaffPlace {
  return path === CONSOLE_PATH || path.startsWith(`${CONSOLE_PATH}/`) || path.startsWith(`${CONSOLE_PATH}?`)
    ? 'console'
    : 'panel'
}

/** Address to which forms are posted: of a restaurant's panel, or with null of the console. Contract C28, C38. */
export function formsPath(restaurantId: number | null): string {
  return restaurantId === null ? `${CONSOLE_PATH}/form` : `${PANEL_PATH}/form/${restaurantId}`
}

/** The page of a sign-in link. It has one button that posts the token: opening it changes nothing. Contract C21. */
export function signInLinkPath(place: StaffPlace, token: string): string {
  return `${STAFF_PATHS[place]}/wejscie/${token}`
}
