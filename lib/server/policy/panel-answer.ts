/** Cookie with what became of a form of the panel: sealed, for the one page that shows it. Contract C28. */
export const ANSWER_COOKIE = 'panel_form'
/** A page that is asked for with it shows the answer, and the cookie goes with that page. */
export const ANSWER_PARAMETER = 'odpowiedz'
export const CLEARED_ANSWER = `${ANSWER_COOKIE}=; Path=/panel; Max-Age=0; HttpOnly; SameSite=Lax`
