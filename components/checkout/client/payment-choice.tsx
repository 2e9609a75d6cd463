import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { CASH_NOTE, type OfferedMethod, paymentLabel } from '@/lib/domain/payment/methods'
import { ChoiceCards } from './choice-cards'
import type { CheckoutErrors } from './state/use-checkout-errors'

type Props = {
  words: CheckoutWords
  methods: OfferedMethod[]
  chosen: string
  /** Delivery types without a meeting with the diner. Ledger L235, L236. */
  isOnlineOnly: boolean
  isFree: boolean
  errors: CheckoutErrors
  onChoose: (method: string) => void
}

/** The payment methods, in the seed's words. Ledger L299–L306. */
export function PaymentChoice(props: Props) {
  const { words, methods, chosen, isOnlineOnly, isFree, errors, onChoose } = props
  if (isFree) return <PaymentNote title={words.payment} text={words.nothingToPay} />
  if (methods.length === 0) return <PaymentNote title={words.payment} text={words.noPayment} />
  return (
    <ChoiceCards
      name="payment_method"
      legend={words.payment}
      choices={methods.map((method) => ({
        value: method,
        title: <PaymentTitle method={method} />,
        note: words.payNotes[method],
        extra: method === 'cash' && <ChangeField words={words} error={errors.cash_change_from} />,
      }))}
      chosen={chosen}
      onChoose={onChoose}
      error={errors.payment_method}
    >
      {isOnlineOnly && <p className="soft small">{words.onlineOnly}</p>}
    </ChoiceCards>
  )
}

/** The method's name with its provider's marks. */
export function PaymentTitle({ method }: { method: OfferedMethod }) {
  return (
    <span className={styles.method}>
      {paymentLabel(method)}
      {MARKS[method]?.map((mark) => (
        // biome-ignore lint/performance/noImgElement: a drawing of half a kilobyte.
        <img key={mark} src={`/payment-marks/${mark}.svg`} alt="" width={40} height={20} loading="lazy" />
      ))}
    </span>
  )
}

const MARKS: Partial<Record<OfferedMethod, string[]>> = {
  blik: ['blik'],
  card_online: ['visa', 'mastercard'],
  apple_pay: ['apple-pay'],
  google_pay: ['google-pay'],
}

function ChangeField({ words, error }: { words: CheckoutWords; error?: string }) {
  return (
    <TextField
      id="cash_change_from"
      name="cash_change_from"
      label={CASH_NOTE}
      hint={words.changeHint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={error}
    />
  )
}

function PaymentNote({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack-3 one-column">
      <h2 className="title-s">{title}</h2>
      <Notice>
        <p>{text}</p>
      </Notice>
    </section>
  )
}
