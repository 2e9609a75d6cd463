import type { ReactNode } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'

type Props = {
  words: FormWords
  /** Who receives the data and for how long; no checkbox, because a reservation needs no consent. */
  clause: ReactNode
  typed: Partial<ReservationDraft>
}

/** Two separate checkboxes, unticked and optional. Ledger L101, L102. */
export function Consents({ words, clause, typed }: Props) {
  return (
    <div>
      <CheckboxField
        id="sms_marketing"
        name="sms_marketing"
        label={words.sms}
        defaultChecked={typed.sms_marketing === 'on'}
      />
      <CheckboxField
        id="email_marketing"
        name="email_marketing"
        label={words.emailMarketing}
        defaultChecked={typed.email_marketing === 'on'}
      />
      <div className={styles.clause}>{clause}</div>
    </div>
  )
}
