import type { ReservationWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextArea } from '@/components/ui/form/text-area'
import { MAX_NOTES_LENGTH, type ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { FieldErrors } from './customer-fields'

type Props = {
  words: ReservationWords
  areas: { key: string; name: string }[]
  errors: FieldErrors
  typed: Partial<ReservationDraft>
}

const FOLDED = ['notes_from_guest', 'kids_number', 'area_preferences'] as const

/** Fields that few diners need, folded behind one line. Ledger L105, L106, L292. */
export function ExtraFields({ words: { form: words, notesNotice }, areas, errors, typed }: Props) {
  const isOpen = FOLDED.some((name) => typed[name] || errors[name])
  return (
    <details className={styles.extras} open={isOpen || undefined}>
      <summary className="touch-high small semibold level">
        {words.extras} <span className={styles.soft}>({words.optional})</span>
      </summary>
      <TextArea
        id="notes_from_guest"
        name="notes_from_guest"
        label={words.notes}
        hint={notesNotice}
        maxLength={MAX_NOTES_LENGTH}
        rows={2}
        defaultValue={typed.notes_from_guest}
        error={errors.notes_from_guest}
      />
      <div className={`stack-3 ${styles.names}`}>
        <NumberField
          id="kids_number"
          name="kids_number"
          label={words.kids}
          min={0}
          max={50}
          defaultValue={typed.kids_number}
          error={errors.kids_number}
        />
        {areas.length > 1 && (
          <SelectField
            id="area_preferences"
            name="area_preferences"
            label={words.area}
            defaultValue={typed.area_preferences}
            error={errors.area_preferences}
          >
            <option value="">{words.areaAny}</option>
            {areas.map(({ key, name }) => (
              <option key={key}>{name}</option>
            ))}
          </SelectField>
        )}
      </div>
    </details>
  )
}
