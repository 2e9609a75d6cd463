import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { FieldErrors } from './customer-fields'

type Props = {
  words: FormWords
  areas: { key: string; name: string }[]
  errors: FieldErrors
  typed: Partial<ReservationDraft>
}

/** Fields that few diners need, folded behind one line. Ledger L105, L106. */
export function ExtraFields({ words, areas, errors, typed }: Props) {
  const isOpen = Boolean(typed.kids_number || typed.area_preferences || errors.kids_number || errors.area_preferences)
  return (
    <details className={styles.extras} open={isOpen || undefined}>
      <summary>
        {words.extras} <span className={styles.soft}>({words.optional})</span>
      </summary>
      <div className={styles.names}>
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
