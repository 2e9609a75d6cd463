/** Result of a panel form, for the page that shows it. Contract C28. */
export interface FormAnswer {
  /** Name of the form, e.g. `invite` or `pin 12`. */
  form: string
  /** A refusal of the upstream, or the completed act. */
  code: string
  /** Typed values, by field; never a PIN. */
  values: Record<string, string>
  /** The upstream's own words for a refusal. */
  message?: string
  /** Error texts, by field. */
  fields?: Record<string, string>
  /** Values that a refusal offers to choose from, by field: what is sent, and its label. */
  offered?: Record<string, [value: string, label: string][]>
  /** Seconds to wait before the next try. */
  waitSeconds?: number
  /** Mark of a press whose answer was lost: the next press repeats it. */
  attempt?: string
  /** A token that is shown only once. */
  token?: string
}
