import type { ReactNode } from 'react'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { CheckboxField } from '@/components/ui/form/checkbox-field'

type Props = { words: CheckoutWords; termsLabel: ReactNode; clause: ReactNode; error?: string }

/** The terms, which an order requires, and two optional consents. None is preselected. Ledger L101, L102. */
export function Consents({ words, termsLabel, clause, error }: Props) {
  return (
    <section className={styles.section} aria-labelledby="checkout-consents">
      <h2 id="checkout-consents" className={styles.title}>
        {words.consents}
      </h2>
      <div>
        <CheckboxField id="accept_terms" name="accept_terms" label={termsLabel} required error={error} />
        <CheckboxField id="sms_marketing" name="sms_marketing" label={optional(words.sms, words.optional)} />
        <CheckboxField
          id="email_marketing"
          name="email_marketing"
          label={optional(words.emailMarketing, words.optional)}
        />
      </div>
      <div className={styles.clause}>{clause}</div>
    </section>
  )
}

function optional(text: string, word: string): ReactNode {
  return (
    <>
      {text} <span className={styles.soft}>({word})</span>
    </>
  )
}
