/** The typed values, unchanged; an absent control is an empty string. */
export type Draft<Field extends string> = Record<Field, string>
export type Errors<Field extends string> = Partial<Record<Field, FieldErrorCode>>

/** The texts are `plans.errors.<code>` in the messages. */
export type FieldErrorCode =
  | 'planMissing'
  | 'nameInvalid'
  | 'nipInvalid'
  | 'venueInvalid'
  | 'cityInvalid'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'typeMissing'
  | 'consentMissing'
  | 'kindMissing'
  | 'aboutMissing'
  | 'aboutTooLong'
  | 'messageTooShort'
  | 'messageTooLong'
  | 'goodFaithMissing'

export type Check<Field extends string> = [
  field: Field,
  check: (value: string, draft: Draft<Field>) => FieldErrorCode | false,
]

/** The named fields of a form, trimmed; line ends become `\n`, so that lengths equal those in the browser. */
export function readFields<Field extends string>(fields: readonly Field[], form: URLSearchParams): Draft<Field> {
  const entries = fields.map((field) => [field, (form.get(field) ?? '').replaceAll('\r\n', '\n').trim()])
  return Object.fromEntries(entries)
}

/** One code per invalid field, in the order of the form. */
export function errorsOf<Field extends string>(checks: Check<Field>[], draft: Draft<Field>): Errors<Field> {
  const found = checks.map(([field, check]) => [field, check(draft[field], draft)] as const)
  return Object.fromEntries(found.filter(([, code]) => code)) as Errors<Field>
}

export function isBetween(value: string, least: number, most: number): boolean {
  return value.length >= least && value.length <= most
}

/** 3–130 characters, at least some of them letters. */
export function isName(value: string): boolean {
  return isBetween(value, 3, 130) && /\p{L}{2}/u.test(value)
}
