import { STAFF_PATHS, staffPlaceOf } from '@/lib/domain/panel/access/paths'

export { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'

/**
 * Cookies with the sealed outcome of a form, for the page that shows it: a diner's and the staff's. Contract C18, C28.
 */
export const DINER_ANSWER = 'form'
export const STAFF_ANSWER = 'panel_form'

/** The cookie of a page, and the pages that receive it. */
export function answerCookieOf(pathname: string): { name: string; path: string } {
  const isStaff = Object.values(STAFF_PATHS).some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isStaff ? { name: STAFF_ANSWER, path: STAFF_PATHS[staffPlaceOf(pathname)] } : { name: DINER_ANSWER, path: '/' }
}

/** `Set-Cookie` that deletes the answer of a form. */
export function clearedAnswer(pathname: string): string {
  const { name, path } = answerCookieOf(pathname)
  return `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
}

/** Does this `Set-Cookie` delete the answer of a form from a page of staff? */
export function isClearedAnswer(cookie: string): boolean {
  return cookie.startsWith(`${STAFF_ANSWER}=;`)
}
