import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import type { CheckoutErrors } from './use-checkout-errors'

/** The diner's name, phone and e-mail address. Ledger L161–L164. */
export function CustomerFields({ words, errors }: { words: CheckoutWords; errors: CheckoutErrors }) {
  return (
    <section className={styles.section} aria-labelledby="checkout-who">
      <h2 id="checkout-who" className={styles.title}>
        {words.customer}
      </h2>
      <div className={styles.pair}>
        <TextField
          id="customer_firstname"
          name="customer_firstname"
          label={words.firstname}
          autoComplete="given-name"
          required
          error={errors.customer_firstname}
        />
        <TextField
          id="customer_lastname"
          name="customer_lastname"
          label={words.lastname}
          autoComplete="family-name"
          required
          error={errors.customer_lastname}
        />
      </div>
      <div className={styles.contact}>
        <TextField
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          prefix="+48"
          label={words.phone}
          autoComplete="tel"
          required
          error={errors.phone}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={words.email}
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <TextArea
        id="notes"
        name="notes"
        label={words.notes}
        optionalText={words.optional}
        rows={1}
        maxLength={500}
        className={styles.shortArea}
        error={errors.notes}
      />
    </section>
  )
}
