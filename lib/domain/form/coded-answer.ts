/**
 * Address parameter with which a page shows the result of a form: `1` where a cookie carries it, in a frame the
 * sealed answer itself.
 */
export const ANSWER_PARAMETER = 'odpowiedz'

/** Result of a diner's form whose page has words for each code, with the typed values. */
export interface CodedAnswer {
  form: 'order' | 'reservation' | 'offer' | 'transfer' | 'own-list' | 'data' | 'consent'
  code: string
  typed?: Record<string, string>
}
