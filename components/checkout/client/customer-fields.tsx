import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { NameFields, PhoneAndEmailFields } from '@/components/form/client/contact-fields'
import type { CheckoutErrors } from './state/use-checkout-errors'

/** The diner's name, phone and e-mail address. Ledger L161–L164. */
export function CustomerFields({ words, errors }: { words: CheckoutWords; errors: CheckoutErrors }) {
  return (
    <section className={styles.section} aria-labelledby="checkout-who">
      <h2 id="checkout-who" className={styles.title}>
        {words.customer}
      </h2>
      <div className={styles.pair}>
        <NameFields words={words} errors={errors} />
      </div>
      <div className={styles.contact}>
        <PhoneAndEmailFields words={words} errors={errors} />
      </div>
    </section>
  )
}
