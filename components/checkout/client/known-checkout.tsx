import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  CUSTOMER_FIELDS,
  customerFieldsOf,
  emptyCustomer,
  filledCustomer,
} from '@/components/known-diner/client/customer-fields-of'
import { KnownLine } from '@/components/known-diner/client/known-line'
import styles from '@/components/known-diner/known-diner.module.css'
import type { KnownWords } from '@/components/known-diner/words'
import { restoreFields } from '@/lib/browser/page-life/form-fields'
import { forgetDiner, loadKnownDiner } from '@/lib/browser/storage/known-diner'
import { paymentLabel } from '@/lib/domain/payment/methods'
import type { useCheckoutChoices } from './state/use-checkout-choices'

export type KnownCheckoutProps = {
  words: KnownWords
  form: RefObject<HTMLFormElement | null>
  choices: ReturnType<typeof useCheckoutChoices>
  errors: Partial<Record<string, string>>
  /** Of the price: some are about the address. */
  refusals: readonly string[]
}

type Part = 'who' | 'where' | 'method'
const FIRST_FIELD: Record<Part, string> = { who: CUSTOMER_FIELDS[0], where: 'address', method: 'payment_method' }
const ADDRESS_REFUSALS = ['address_unknown', 'house_missing', 'house_invalid', 'out_of_range']

/**
 * Fills the checkout from what this browser remembers. Name and contact, address and payment method become one line each
 * while they are complete and without an error; `data-known` of the form names the lines, and CSS hides their fields.
 * Contract C30.
 */
export function KnownCheckout({ words, form, choices, errors, refusals }: KnownCheckoutProps) {
  const [known] = useState(loadKnownDiner)
  const [customer, setCustomer] = useState<ReturnType<typeof filledCustomer>>(null)
  const [opened, setOpened] = useState<readonly Part[]>([])
  const [isForgotten, setForgotten] = useState(false)
  const isMethodTried = useRef(false)

  useLayoutEffect(() => {
    if (!form.current || !known) return
    restoreFields(form.current, customerFieldsOf(known))
    setCustomer(filledCustomer(form.current))
  }, [form, known])

  // A wallet is offered a moment later than the rest: the device is asked first.
  const method = choices.methods.find((offered) => offered === known?.method)
  const { method: chosen, setMethod } = choices
  // Without what stands chosen beforehand: the last order's method goes before it.
  const { method: pressed } = choices.choices
  useEffect(() => {
    if (!method || isMethodTried.current) return
    isMethodTried.current = true
    if (pressed === '') setMethod(method)
  }, [method, pressed, setMethod])

  const place = choices.deliveryAddress.address
  const texts: Record<Part, { title: string; text?: string } | null> = {
    who: CUSTOMER_FIELDS.some((field) => errors[field])
      ? null
      : customer && { title: customer.name, text: customer.contact },
    where:
      choices.deliveryOption.type === 'takeout' ||
      !place ||
      !choices.house ||
      errors.address ||
      errors.house ||
      errors.flat ||
      refusals.some((refusal) => ADDRESS_REFUSALS.includes(refusal))
        ? null
        : {
            title: `${place.street} ${choices.house}${choices.flat && `/${choices.flat}`}`,
            text: place.city,
          },
    method:
      !method || chosen !== method || errors.payment_method || errors.cash_change_from
        ? null
        : { title: paymentLabel(method) },
  }
  const shown = (Object.keys(texts) as Part[]).filter((part) => texts[part] && !opened.includes(part))
  const attribute = shown.join(' ')
  useLayoutEffect(() => {
    // A part that was opened once by an error stays open: fields do not vanish under a finger.
    if (form.current) form.current.dataset.known = attribute
  }, [form, attribute])

  const wrong = (Object.keys(texts) as Part[]).filter((part) => !texts[part] && hasError(part, errors)).join(' ')
  useEffect(() => {
    if (wrong) setOpened((last) => [...new Set([...last, ...(wrong.split(' ') as Part[])])])
  }, [wrong])

  function open(part: Part) {
    setOpened([...opened, part])
    // After the render that shows the fields.
    setTimeout(() => document.getElementById(FIRST_FIELD[part])?.focus())
  }

  function forget() {
    forgetDiner()
    if (form.current) emptyCustomer(form.current)
    setForgotten(true)
    setOpened(['who', 'where', 'method'])
    setTimeout(() => document.getElementById(FIRST_FIELD.who)?.focus())
  }

  return (
    <div className={styles.group}>
      {shown.length > 0 && (
        <>
          <section className={styles.lines} aria-label={words.label}>
            {shown.map((part) => {
              const line = texts[part]
              return (
                line && (
                  <KnownLine
                    key={part}
                    label={words[part]}
                    title={line.title}
                    text={line.text}
                    change={words.change}
                    onChange={() => open(part)}
                  />
                )
              )
            })}
          </section>
          <button type="button" className={styles.forget} onClick={forget}>
            {words.forget}
          </button>
        </>
      )}
      <p role="status">{isForgotten && words.forgotten}</p>
    </div>
  )
}

const FIELDS_OF: Record<Part, readonly string[]> = {
  who: CUSTOMER_FIELDS,
  where: ['address', 'house', 'flat'],
  method: ['payment_method', 'cash_change_from'],
}

function hasError(part: Part, errors: Partial<Record<string, string>>): boolean {
  return FIELDS_OF[part].some((field) => errors[field])
}
