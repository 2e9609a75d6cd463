/** Rules for one control of a form. */
interface FieldRow<Field extends string, Code extends string, Context> {
  /** Returns the error code, or `false`; a control without a check is always valid. */
  check?: (value: string, draft: Draft<Field>, context: Context) => Code | false
  /** The paths of the request whose errors belong to this control, each with the code to show. */
  wire?: Record<string, Code>
  /** Is the control also checked when the diner leaves it? */
  isCheckedOnBlur?: true
}

/**
 * A form as one table: its controls in the order in which a diner meets them, and a row for each of them. A browser
 * fetches it at the first touch; only the names belong to the first load.
 */
interface FormTable<Field extends string, Code extends string, Context = undefined> {
  fields: readonly Field[]
  rows: Record<Field, FieldRow<Field, Code, Context>>
}

/** The codes that a table's checks can give; each needs words. */
export type CodeOf<Table> = Table extends FormTable<infer _Field, infer Code, infer _Context> ? Code : never
/** The control names of a table. */
export type FieldOf<Table> = Table extends FormTable<infer Field, infer _Code, infer _Context> ? Field : never
/** One code per wrong field. */
export type ErrorCodes<Field extends string, Code extends string> = Partial<Record<Field, Code>>

/** The table of a form whose names are not needed without the checks: the rows are in the order of the form. */
export function formTable<Field extends string, Code extends string>(
  rows: FormTable<Field, Code>['rows'],
): FormTable<Field, Code> {
  return { fields: Object.keys(rows) as Field[], rows }
}

/**
 * The rows of a form whose names are given: one for each name and no other. `Own` is inferred from the rows; inferred
 * from the names, TypeScript would read every code as `string`, and no missing words would be found.
 */
type RowsFor<Field extends string, Own extends Field, Code extends string, Context> = {
  [Name in Own]: FieldRow<NoInfer<Field>, Code, Context>
} & Record<NoInfer<Field>, unknown>

/** The table of a form whose names are in a file of their own. A name without a row does not compile. */
export function formTableFor<Field extends string, Own extends Field, Code extends string>(
  fields: readonly Field[],
  rows: RowsFor<Field, Own, Code, undefined>,
): FormTable<Field, Code> {
  return { fields, rows }
}

/**
 * Like `formTableFor`, for a form whose checks need more than the typed text; called as
 * `formTableWith<Context>()(fields, rows)`.
 */
export function formTableWith<Context>() {
  return <Field extends string, Own extends Field, Code extends string>(
    fields: readonly Field[],
    rows: RowsFor<Field, Own, Code, Context>,
  ): FormTable<Field, Code, Context> => ({ fields, rows })
}

/** One code per wrong field, in the order of the form, so that the first is the first that a diner can reach. Contract C11. */
export function errorsOf<Field extends string, Code extends string, Context>(
  { fields, rows }: FormTable<Field, Code, Context>,
  draft: Draft<Field>,
  ...[context]: Context extends undefined ? [] : [Context]
): ErrorCodes<Field, Code> {
  const errors = fields.map((field) => [field, rows[field].check?.(draft[field], draft, context as Context)] as const)
  return Object.fromEntries(errors.filter(([, code]) => code)) as ErrorCodes<Field, Code>
}

/** The controls behind the paths that a server found wrong, in the server's order; paths without a control are left out. */
export function wireErrorsOf<Field extends string, Code extends string, Context>(
  { fields, rows }: FormTable<Field, Code, Context>,
  paths: Record<string, string>,
): ErrorCodes<Field, Code> {
  const errors = Object.keys(paths).flatMap((path) =>
    fields.flatMap((field) => {
      const wire = rows[field].wire ?? {}
      return Object.hasOwn(wire, path) ? [[field, wire[path]]] : []
    }),
  )
  return Object.fromEntries(errors)
}

/** Is the control of this name checked on blur? `false` for an unknown name. */
export function isCheckedOnBlur<Field extends string, Code extends string, Context>(
  { rows }: FormTable<Field, Code, Context>,
  name: string,
): name is Field {
  return Object.hasOwn(rows, name) && rows[name as Field].isCheckedOnBlur === true
}

/** The code for an empty field, else the verdict about what is in it. */
export function missingOr<Code extends string>(value: string, missing: Code, otherwise: Code | false): Code | false {
  return value.trim() === '' ? missing : otherwise
}

/** Plain digits whose number lies within both limits. */
export function isWithin(value: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
}

/** Does the trimmed text have more characters than `max`? */
export function isLonger(value: string, max: number): boolean {
  return value.trim().length > max
}

/** Does the text have at least `min` and at most `max` characters? */
export function hasLength(value: string, min: number, max: number): boolean {
  return value.length >= min && value.length <= max
}

/** 3–130 characters with some letters among them: a person's or a company's name in one field. Contract C10. */
export function isFullName(value: string): boolean {
  return hasLength(value, 3, 130) && /\p{L}{2}/u.test(value)
}

/** Values of a form as typed; an absent control is an empty string. */
export type Draft<Field extends string> = Record<Field, string>

/**
 * The named controls of a posted form. Never throws; files count as absent; line ends become `\n`, so that a text
 * measures as the browser shows it.
 */
export function readDraftFields<Field extends string>(
  fields: readonly Field[],
  form: Pick<FormData | URLSearchParams, 'get'>,
): Draft<Field> {
  const entries = fields.map((field) => {
    const value = form.get(field)
    return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '']
  })
  return Object.fromEntries(entries)
}

/** Like `readForm`, without the white space around each value. */
export function readTrimmedForm<Field extends string>(
  fields: readonly Field[],
  form: Pick<FormData | URLSearchParams, 'get'>,
): Draft<Field> {
  const entries = Object.entries<string>(readDraftFields(fields, form)).map(([field, value]) => [field, value.trim()])
  return Object.fromEntries(entries)
}
