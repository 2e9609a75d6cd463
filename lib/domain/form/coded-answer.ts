/** A page that is asked for with it shows what became of a form: `1` where a cookie carries it, in a frame the sealed answer itself. */
export const ANSWER_PARAMETER = 'odpowiedz'

/** What became of a form of a diner whose page has words for each code; what was typed is with it. */
export interface CodedAnswer {
  form: 'order' | 'reservation' | 'offer' | 'transfer' | 'own-list' | 'data' | 'consent'
  code: string
  typed?: Record<string, string>
}
