import { useLayoutEffect, useRef, useState } from 'react'
import styles from '@/components/recent/known-diner.module.css'
import type { KnownWords } from '@/components/recent/words'
import { restoreFields } from '@/lib/browser/page/form-fields'
import { forgetDiner, loadKnownDiner } from '@/lib/browser/storage/known-diner'
import { CUSTOMER_FIELDS, customerFieldsOf, emptyCustomer, filledCustomer } from './customer-fields-of'

export type KnownCustomerProps = {
  words: KnownWords
  /** A wrong field is shown, so that it can be corrected. */
  errors: Partial<Record<string, string>>
}

/**
 * Fills name and contact in the form around it from this browser's memory, and shows them as one line. Values typed or
 * sent back take precedence. The fields stay in the form, hidden by CSS. Contract C30.
 */
export function KnownCustomer({ words, errors }: KnownCustomerProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [customer, setCustomer] = useState<ReturnType<typeof filledCustomer>>(null)
  const [isForgotten, setForgotten] = useState(false)

  useLayoutEffect(() => {
    const form = slot.current?.closest('form')
    if (form) fillKnown(form)
    const filled = form ? filledCustomer(form) : null
    if (filled) setCustomer(filled)
    else showFields()
  }, [])

  const hasError = CUSTOMER_FIELDS.some((field) => errors[field])
  // A layout effect comes before the form focuses the wrong field: that happens in an effect of the parent.
  useLayoutEffect(() => {
    if (!hasError) return
    showFields()
    setCustomer(null)
  }, [hasError])

  function open() {
    showFields()
    setCustomer(null)
    document.getElementById(CUSTOMER_FIELDS[0])?.focus()
  }

  function forget() {
    const form = slot.current?.closest('form')
    forgetDiner()
    if (form) emptyCustomer(form)
    setForgotten(true)
    open()
  }

  return (
    <div ref={slot} className="stack-2 one-column">
      {customer && (
        <>
          <div className={`grid one-column sunken edged ${styles.lines}`}>
            <KnownLine
              label={words.who}
              title={customer.name}
              text={customer.contact}
              change={words.change}
              onChange={open}
            />
          </div>
          <button type="button" className={`soft small underlined self-start ${styles.forget}`} onClick={forget}>
            {words.forget}
          </button>
        </>
      )}
      <p role="status">{isForgotten && words.forgotten}</p>
    </div>
  )
}

/** Fills the empty fields of name and contact from this browser's memory. */
export function fillKnown(form: HTMLFormElement): void {
  const known = loadKnownDiner()
  if (known) restoreFields(form, customerFieldsOf(known))
}

/** Shows the fields again. */
function showFields(): void {
  delete document.documentElement.dataset.known
}

type Props = {
  /** The line's subject, as its button names it. */
  label: string
  title: string
  text?: string
  change: string
  onChange: () => void
}

/** One line for fields that are filled in already, with the way to change them. Contract C30. */
function KnownLine({ label, title, text, change, onChange }: Props) {
  return (
    <div className={`flex spread centred gap-1-3 ${styles.line}`}>
      <p className={`shrinks grow snug ${styles.text}`}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </p>
      <button
        type="button"
        className={`touch-high accent semibold underlined ${styles.press}`}
        aria-label={`${change}: ${label}`}
        onClick={onChange}
      >
        {change}
      </button>
    </div>
  )
}
