import { NameFields, PhoneAndEmailFields } from '@/components/form/client/contact-fields'
import type { ReservationWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { TextArea } from '@/components/ui/form/text-area'
import { MAX_NOTES_LENGTH, type ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { EmailHint } from './email-hint'

export type FieldErrors = Partial<Record<keyof ReservationDraft, string>>

type Props = {
  words: ReservationWords
  errors: FieldErrors
  /** The values typed before, where the server knows them. */
  typed: Partial<ReservationDraft>
  emailHint: string | null
}

/** The diner's name, phone and e-mail address. Ledger L161–L164, L292. */
export function CustomerFields({ words: { form: words, notesNotice }, errors, typed, emailHint }: Props) {
  return (
    <>
      <div className={styles.names}>
        <NameFields words={words} errors={errors} typed={typed} />
      </div>
      <PhoneAndEmailFields words={words} errors={errors} typed={typed} />
      <EmailHint words={words} suggestedEmail={emailHint} />
      <TextArea
        id="notes_from_guest"
        name="notes_from_guest"
        label={words.notes}
        optionalText={words.optional}
        hint={notesNotice}
        maxLength={MAX_NOTES_LENGTH}
        rows={2}
        defaultValue={typed.notes_from_guest}
        error={errors.notes_from_guest}
      />
    </>
  )
}
