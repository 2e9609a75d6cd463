export type FieldText = {
  /** Also the id of the control; an error summary links to it. */
  id: string
  label: string
  hint?: string
  /** The error message, with what to do. If present, the control is marked as invalid. */
  error?: string
  /** The word shown after the label of an optional field. */
  optionalText?: string
}

/** The attributes that connect a control with its hint and error for screen readers. */
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
