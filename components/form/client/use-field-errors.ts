import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { errorTexts } from '@/components/form/error-texts'

type Codes<Field extends string, Code extends string> = Partial<Record<Field, Code>>
type Texts<Field extends string> = Partial<Record<Field, string>>

interface Options<Field extends string, Code extends string> {
  /** The control names in the order of the form. */
  fields: readonly Field[]
  words: Record<Code, string>
  /** Initial error messages. */
  first?: Texts<Field>
  /** Where the control's id is not its name. */
  idOf?: (field: Field) => string
  /** Verdict about a control that was left, shown once no pointer is down; `null` for one that is not checked then. */
  checkField: (name: string) => Promise<{ code?: Code } | null>
}

/** Errors of each field: shown on leaving it and at a submit, which moves the focus to the first. Contract C11. */
export function useFieldErrors<Field extends string, Code extends string>({
  fields,
  words,
  first = {},
  idOf = (field) => field,
  checkField,
}: Options<Field, Code>) {
  const [errors, setErrors] = useState<Texts<Field>>(first)
  const [hasSummary, setSummary] = useState(Object.keys(first).length > 0)
  const focusFirst = useFirstErrorFocus(Object.keys(errors).map((field) => idOf(field as Field)))

  function setFieldError(field: Field, code?: Code) {
    const text = code && words[code]
    setErrors((last) => {
      const { [field]: _, ...others } = last
      return (text ? { ...others, [field]: text } : others) as Texts<Field>
    })
  }

  return {
    errors,
    // The summary stays as it is, so that no line moves under a finger when a field is left and checked again.
    summary: hasSummary
      ? fields.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), text: errors[field] }] : []))
      : [],
    /** Codes without words are left out; `texts` are the answer's own words. */
    show(codes: Codes<Field, Code>, texts: Texts<Field> = {}) {
      setErrors({ ...errorTexts<Field>(codes, words), ...texts })
      setSummary(true)
      focusFirst()
    },
    /** The verdict about one field that was left or changed. */
    setFieldError,
    clear() {
      setErrors({})
      setSummary(false)
    },
    /** A window that loses the focus is no field that was left. */
    async checkOnBlur({ target }: FocusEvent<HTMLFormElement>) {
      const { name } = target as unknown as HTMLInputElement
      if (document.activeElement === target) return
      const verdict = await checkField(name)
      if (verdict) setFieldError(name as Field, verdict.code)
    },
  }
}

/** After a failed submit the first wrong control takes the focus. Contract C11. */
function useFirstErrorFocus(fieldIds: string[]) {
  const isDue = useRef(false)
  useEffect(() => {
    const [first] = fieldIds
    if (!isDue.current || !first) return
    isDue.current = false
    const field = document.getElementById(first)
    field?.focus()
    field?.scrollIntoView?.({ block: 'center' })
  })
  return () => {
    isDue.current = true
  }
}
