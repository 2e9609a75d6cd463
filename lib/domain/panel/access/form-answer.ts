/** What became of a form of the panel, for the page that shows it. Contract C28. */
export interface FormAnswer {
  /** Which form, e.g. `invite` or `pin 12`. */
  form: string
  /** A refusal of the upstream, or what was done. */
  code: string
  /** What was typed, by field; never a PIN. */
  values: Record<string, string>
  /** The upstream's own words for a refusal. */
  message?: string
  /** Words of what is wrong, by field. */
  fields?: Record<string, string>
  /** How long to wait before the next try, in seconds. */
  waitSeconds?: number
  /** The mark of a press whose answer was lost: the next one is to be the same. */
  attempt?: string
  /** A token that is told this once. */
  token?: string
}
