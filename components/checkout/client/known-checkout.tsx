import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { customerFieldsOf, emptyCustomer } from '@/components/recent/client/customer-fields-of'
import styles from '@/components/recent/known-diner.module.css'
import type { KnownWords } from '@/components/recent/words'
import { restoreFields } from '@/lib/browser/page/form-fields'
import { forgetDiner, loadKnownDiner } from '@/lib/browser/storage/known-diner'
import type { useCheckoutChoices } from './state/use-checkout-choices'

export type KnownCheckoutProps = {
  words: KnownWords
  form: RefObject<HTMLFormElement | null>
  choices: ReturnType<typeof useCheckoutChoices>
  onFilled: () => void
  onForgotten: () => void
}

/** Fills the checkout from this browser's memory, which one press deletes. Contract C30. */
export function KnownCheckout({ words, form, choices, onFilled, onForgotten }: KnownCheckoutProps) {
  const [known] = useState(loadKnownDiner)
  const [isForgotten, setForgotten] = useState(false)
  const isMethodTried = useRef(false)

  const filled = useRef(onFilled)
  useLayoutEffect(() => {
    if (form.current && known) restoreFields(form.current, customerFieldsOf(known))
    filled.current()
  }, [form, known])

  // A wallet is offered a moment later than the rest, after a check of the device.
  const method = choices.methods.find((offered) => offered === known?.method)
  const { setMethod } = choices
  // Defaults do not count: the last order's method takes precedence.
  const { method: pressed } = choices.choices
  useEffect(() => {
    if (!method || isMethodTried.current) return
    isMethodTried.current = true
    if (pressed === '') setMethod(method)
  }, [method, pressed, setMethod])

  function forget() {
    forgetDiner()
    if (form.current) emptyCustomer(form.current)
    setForgotten(true)
    onForgotten()
    setTimeout(() => document.getElementById('customer_firstname')?.focus())
  }

  return (
    <>
      {known && !isForgotten && (
        <button type="button" className={`soft small underlined self-start ${styles.forget}`} onClick={forget}>
          {words.forget}
        </button>
      )}
      <p role="status">{isForgotten && words.forgotten}</p>
    </>
  )
}
