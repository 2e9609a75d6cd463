/** The content of an e-mail without its format. Sentences are plain text. */
export interface EmailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** "Kiedy" → "piątek, 27 listopada, 18:00". */
  facts: [label: string, value: string][]
  /** Lines of a bill, the total last. */
  bill?: [name: string, price: string][]
  /** Link to the next step. */
  action?: Link
  links?: Link[]
  /** Below the line: terms, complaints. */
  footnotes: string[]
  /** Links to terms and privacy policy at the end. */
  legal?: Link[]
}

export interface Link {
  label: string
  url: string
}
