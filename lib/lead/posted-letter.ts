import type { LetterError } from './letter-form'

/** Which form a letter came from. */
export type LetterForm = 'lead' | 'notice'

/** What a form post leaves for the page that shows the form again: the number of the letter, or everything typed. */
export interface PostedLetter {
  form: LetterForm
  /** Set when it arrived. */
  number: string | null
  draft: Record<string, string>
  errors: Record<string, LetterError>
  /** Why it was refused, in words; `null` where nobody knows what became of it. */
  refusal: string | null
}

/** The sealed cookie that carries it; never readable by scripts. */
export const LETTER_COOKIE = 'form'

/** Where the forms stand, and what the address says of them after a post. */
export const LETTER_PATHS: Record<LetterForm, string> = { lead: '/dla-restauracji', notice: '/zgloszenie' }
export const LETTER_STATE = 'formularz'
