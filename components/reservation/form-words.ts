import type { FieldWords } from '@/components/search/field-words'
import type words from '@/messages/pl.json'

/** Every word of the form; the browser gets it from the server, since it carries no word list of its own. */
export type FormWords = (typeof words)['reservation']['form']
export type ErrorWords = (typeof words)['refusal']['field']

/** All that the form's parts say. */
export interface ReservationWords {
  form: FormWords
  errors: ErrorWords
  fields: FieldWords
  labels: { people: string; date: string; time: string }
  notesNotice: string
}
