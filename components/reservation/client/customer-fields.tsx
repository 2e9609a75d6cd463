import { NameFields, PhoneAndEmailFields } from '@/components/form/client/contact-fields'
import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { EmailHint } from './email-hint'

export type FieldErrors = Partial<Record<keyof ReservationDraft, string>>

type Props = {
  words: FormWords
  errors: FieldErrors
  /** The values typed before, where the server knows them. */
  typed: Partial<ReservationDraft>
  emailHint: string | null
}

/** The diner's name, phone and e-mail address. Ledger L161–L164. */
export function CustomerFields({ words, errors, typed, emailHint }: Props) {
  return (
    <>
      <div className={styles.names}>
        <NameFields words={words} errors={errors} typed={typed} />
      </div>
      <div className={styles.contact}>
        <PhoneAndEmailFields words={words} errors={errors} typed={typed} />
        <EmailHint words={words} suggestedEmail={emailHint} />
      </div>
    </>
  )
}
