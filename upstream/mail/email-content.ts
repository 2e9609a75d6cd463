/** The content of an e-mail without its format. Sentences are plain text. */
export interface EmailContent {
  subject: string
  heading: string
  /** A visit at a glance, above all sentences: the hour is set large. */
  ticket?: { hour: string; day: string; rest: string }
  paragraphs: string[]
  facts: Fact[]
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

/** "Kiedy" → "piątek, 27 listopada, 18:00"; with an address the value is a link: a phone to call, a map. */
export type Fact = [label: string, value: string, url?: string]

export interface Link {
  label: string
  url: string
}
