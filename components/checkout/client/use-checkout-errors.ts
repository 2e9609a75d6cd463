import { useState } from 'react'
import type { CheckoutErrorWords } from '@/components/checkout/words'
import { useFirstErrorFocus } from '@/components/form/client/use-first-error-focus'
import type { CheckoutError, CheckoutErrorCodes } from '@/lib/domain/ordering/checkout/checkout-errors'
import type { CheckoutField } from '@/lib/domain/ordering/checkout/checkout-form'

export type CheckoutErrors = Partial<Record<CheckoutField, string>>

/** All fields carry their names as ids; a time for later has a select of its own, which 'at once' has not. */
function idOf(name: string): string {
  return name === 'deliveryAt' && document.getElementById('deliveryTime') ? 'deliveryTime' : name
}

/** What is wrong with each field: said on leaving it and at a submit, which moves the focus to the first. Contract C11. */
export function useCheckoutErrors(words: CheckoutErrorWords) {
  const [errors, setErrors] = useState<CheckoutErrors>({})
  const [hasSummary, setSummary] = useState(false)
  const focusFirst = useFirstErrorFocus(Object.keys(errors).map(idOf))

  return {
    errors,
    summary: hasSummary
      ? Object.entries(errors).map(([name, text]) => ({ fieldId: idOf(name), text: text ?? '' }))
      : [],
    show(codes: CheckoutErrorCodes, texts: CheckoutErrors = {}) {
      setErrors({ ...textsOf(codes, words), ...texts })
      setSummary(true)
      focusFirst()
    },
    /** The verdict about one field that was left or changed. */
    setFieldError(name: CheckoutField, code?: CheckoutError) {
      setErrors(({ [name]: _, ...others }) => (code ? { ...others, [name]: words[code] } : others))
    },
    clear() {
      setErrors({})
      setSummary(false)
    },
  }
}

function textsOf(codes: CheckoutErrorCodes, words: CheckoutErrorWords): CheckoutErrors {
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, words[code]]))
}
