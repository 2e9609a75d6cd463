/** Where staff of restaurants sign in. Contract C28. */
export const PANEL_PATH = '/panel'
/** Where the people behind a brand sign in. Contract C38. */
export const CONSOLE_PATH = '/konsola'

/** What an open page of the console asks for its alarm. */
export const CONSOLE_ALARM_PATH = `${CONSOLE_PATH}/api/alarm`

/** The two places in which staff work; one session opens what its person may open of both. Contract C38. */
export const STAFF_PATHS = { panel: PANEL_PATH, console: CONSOLE_PATH } as const
export type StaffPlace = keyof typeof STAFF_PATHS

/** The place of a path below one of them. */
export function staffPlaceOf(path: string): StaffPlace {
  return path === CONSOLE_PATH || path.startsWith(`${CONSOLE_PATH}/`) || path.startsWith(`${CONSOLE_PATH}?`)
    ? 'console'
    : 'panel'
}

/** Where forms are posted: those of a restaurant's panel, of the console without one. Contract C28, C38. */
export function formsPath(restaurantId: number | null): string {
  return restaurantId === null ? `${CONSOLE_PATH}/form` : `${PANEL_PATH}/form/${restaurantId}`
}

/** The page of a sign-in link. It has one button that posts the token: opening it changes nothing. Contract C21. */
export function signInLinkPath(place: StaffPlace, token: string): string {
  return `${STAFF_PATHS[place]}/wejscie/${token}`
}
