import type { KnownWords } from '@/components/recent/words'
import type { FieldWords } from '@/components/search/field-words'
import type words from '@/messages/pl.json'

/** All words of the form; the server passes them to the browser, which has no message catalogue. */
export type FormWords = (typeof words)['reservation']['form']
export type ErrorWords = (typeof words)['refusal']['field']

/** The words of all parts of the form. */
export interface ReservationWords {
  form: FormWords
  errors: ErrorWords
  fields: FieldWords
  labels: { people: string; date: string; time: string }
  notesNotice: string
}

/** Words of a form that also shows the diner remembered by this browser. */
export interface ReservationFormWords extends ReservationWords {
  known: KnownWords
}
