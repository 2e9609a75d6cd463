import { STAFF_PATHS, staffPlaceOf } from '@/lib/domain/panel/access/paths'

/** Cookie with what became of a form of the panel: sealed, for the one page that shows it. Contract C28. */
export const ANSWER_COOKIE = 'panel_form'
/** A page that is asked for with it shows the answer, and the cookie goes with that page. */
export const ANSWER_PARAMETER = 'odpowiedz'

/** `Set-Cookie` that takes the answer of a form away, for a page of the panel or the console. */
export function clearedAnswer(pathname: string): string {
  return `${ANSWER_COOKIE}=; Path=${STAFF_PATHS[staffPlaceOf(pathname)]}; Max-Age=0; HttpOnly; SameSite=Lax`
}

/** Is this `Set-Cookie` one that takes the answer of a form away? */
export function isClearedAnswer(cookie: string): boolean {
  return cookie.startsWith(`${ANSWER_COOKIE}=;`)
}
