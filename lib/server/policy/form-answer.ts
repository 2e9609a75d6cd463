import { STAFF_PATHS, staffPlaceOf } from '@/lib/domain/panel/access/paths'

export { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'

/** The cookies with what became of a form: sealed, for the page that shows it, a diner's and those of staff. Contract C18, C28. */
export const DINER_ANSWER = 'form'
export const STAFF_ANSWER = 'panel_form'

/** The cookie of a page, and the pages that receive it. */
export function answerCookieOf(pathname: string): { name: string; path: string } {
  const isStaff = Object.values(STAFF_PATHS).some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isStaff ? { name: STAFF_ANSWER, path: STAFF_PATHS[staffPlaceOf(pathname)] } : { name: DINER_ANSWER, path: '/' }
}

/** `Set-Cookie` that takes the answer of a form away. */
export function clearedAnswer(pathname: string): string {
  const { name, path } = answerCookieOf(pathname)
  return `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
}

/** Is this `Set-Cookie` one that takes the answer of a form away from a page of staff? */
export function isClearedAnswer(cookie: string): boolean {
  return cookie.startsWith(`${STAFF_ANSWER}=;`)
}
