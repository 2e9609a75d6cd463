export type FieldText = {
  /** Also the id of the control; an error summary links to it. */
  id: string
  label: string
  hint?: string
  /** Says what to do. Its presence marks the control as invalid. */
  error?: string
  /** The word shown behind the label of a field that may stay empty. */
  optionalText?: string
}

/** What a control needs so that its hint and error are read with it. */
export function describedBy({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean)
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`
