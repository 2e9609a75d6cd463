import { NameFields, PhoneAndEmailFields } from '@/components/form/client/contact-fields'
import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'

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
      <div className={`stack-3 ${styles.names}`}>
        <NameFields words={words} errors={errors} typed={typed} />
      </div>
      <div className="stack-4 one-column">
        <PhoneAndEmailFields words={words} errors={errors} typed={typed} />
        <EmailHint words={words} suggestedEmail={emailHint} />
      </div>
    </>
  )
}

/**
 * Suggests a correction of the e-mail address; one press applies it. The form recognises the press by the button's
 * name. Its line is reserved, so that nothing moves under a finger. Contract C11.
 */
function EmailHint({ words, suggestedEmail }: { words: FormWords; suggestedEmail: string | null }) {
  return (
    <p role="status" className={styles.hint}>
      {suggestedEmail && (
        <button type="button" data-email={suggestedEmail} className={`accent semibold underlined ${styles.textButton}`}>
          {interpolate(words.emailHint, { email: suggestedEmail })}
        </button>
      )}
    </p>
  )
}
