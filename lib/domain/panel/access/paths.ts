/** Where staff sign in. */
export const PANEL_PATH = '/panel'

/** The page of a sign-in link. It has one button that posts the token: opening it changes nothing. Contract C21. */
export function signInLinkPath(token: string): string {
  return `${PANEL_PATH}/wejscie/${token}`
}

/** Where the people behind a brand sign in. Contract C38. */
export const CONSOLE_PATH = '/konsola'

/** The page of a sign-in link of the console. */
export function consoleLinkPath(token: string): string {
  return `${CONSOLE_PATH}/wejscie/${token}`
}
