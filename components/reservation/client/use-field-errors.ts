import { type FocusEvent, type RefObject, useState } from 'react'
import { useFirstErrorFocus } from '@/components/form/client/use-first-error-focus'
import { errorTexts } from '@/components/reservation/error-texts'
import type { ErrorWords } from '@/components/reservation/form-words'
import { FIELD_NAMES, type FieldName, readDraft } from '@/lib/domain/reservation/form/draft'
import type { FieldErrors } from './customer-fields'
import { checkField } from './lazy-parts'

const CHECKED_ON_BLUR: readonly string[] = [
  'customer_firstname',
  'customer_lastname',
  'phone',
  'email',
  'kids_number',
  'area_preferences',
  'notes_from_guest',
]

/** What is wrong with each field: said on leaving it and at a submit, which moves the focus to the first. Contract C11. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, first: FieldErrors, words: ErrorWords) {
  const [errors, setErrors] = useState(first)
  const [hasSummary, setSummary] = useState(Object.keys(first).length > 0)
  const [suggestedEmail, setSuggestedEmail] = useState<string | null>(null)
  const focusFirst = useFirstErrorFocus(Object.keys(errors))

  return {
    errors,
    summary: hasSummary ? inOrder(errors) : [],
    suggestedEmail,
    setSuggestedEmail,
    show(codes: Record<string, string>) {
      setErrors(errorTexts(codes, words))
      setSummary(true)
      focusFirst()
    },
    clear(name?: FieldName) {
      setErrors((last) => (name ? withText(last, name) : {}))
      if (!name) setSummary(false)
    },
    /** Leaving the window is not leaving the field. */
    async checkOnBlur({ target }: FocusEvent<HTMLFormElement>) {
      const name = (target as unknown as HTMLInputElement).name as FieldName
      if (!form.current || !CHECKED_ON_BLUR.includes(name) || document.activeElement === target) return
      const { code, suggestedEmail } = await checkField(name, readDraft(new FormData(form.current)))
      if (suggestedEmail !== undefined) setSuggestedEmail(suggestedEmail)
      setErrors((last) => withText(last, name, code && words[code]))
    },
  }
}

// As the form stands, so that no line moves away under a finger when a field is left and checked again.
function inOrder(errors: FieldErrors): { fieldId: string; text: string }[] {
  return FIELD_NAMES.flatMap((fieldId) => (errors[fieldId] ? [{ fieldId, text: errors[fieldId] }] : []))
}

function withText(errors: FieldErrors, name: string, text?: string): FieldErrors {
  const others = Object.entries(errors).filter(([other]) => other !== name)
  return Object.fromEntries(text ? [...others, [name, text]] : others)
}
