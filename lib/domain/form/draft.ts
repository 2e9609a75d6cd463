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
