/** What a mail says, before it has a form. Sentences are plain text. */
export interface EmailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** "Kiedy" → "piątek, 27 listopada, 18:00". */
  facts: [label: string, value: string][]
  /** Lines of a bill, the sum last. */
  bill?: [name: string, price: string][]
  /** What to do next. */
  action?: Link
  links?: Link[]
  /** Below the line: terms, where to complain. */
  footnotes: string[]
  /** Terms and privacy, beneath. */
  legal?: Link[]
}

export interface Link {
  label: string
  url: string
}
