import { type RefObject, useState } from 'react'
import { useFieldErrors } from '@/components/form/client/use-field-errors'
import type { ErrorWords } from '@/components/reservation/form-words'
import { FIELD_NAMES, type FieldName, readDraft } from '@/lib/domain/reservation/form/draft'
import type { ErrorCode } from '@/lib/domain/reservation/form/reservation-table'
import type { FieldErrors } from './customer-fields'
import { checkField } from './lazy-parts'

/** Errors of a reservation's fields, and the suggested email. Contract C11. */
export function useReservationErrors(form: RefObject<HTMLFormElement | null>, first: FieldErrors, words: ErrorWords) {
  const [suggestedEmail, setSuggestedEmail] = useState<string | null>(null)
  const fields = useFieldErrors<FieldName, ErrorCode>({
    fields: FIELD_NAMES,
    words,
    first,
    async checkField(name) {
      const verdict = form.current && (await checkField(name, readDraft(new FormData(form.current))))
      if (verdict?.suggestedEmail !== undefined) setSuggestedEmail(verdict.suggestedEmail)
      return verdict
    },
  })
  return { ...fields, suggestedEmail, setSuggestedEmail }
}
