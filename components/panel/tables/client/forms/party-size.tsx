import { useTables } from '@/components/panel/tables/client/tables-context'
import styles from '../tables.module.css'

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8]
const MAX_PEOPLE = 50

/** Party size: one press for most parties. */
export function PartySize({ people, onChange }: { people: number; onChange(people: number): void }) {
  const { words } = useTables()
  return (
    <fieldset className={`stack-2 ${styles.sizes}`}>
      <legend>{words.new.people}</legend>
      {SIZES.map((size) => (
        <label key={size} className={`ticked middle large bold ${styles.size}`}>
          <input type="radio" name="people" checked={people === size} onChange={() => onChange(size)} />
          <span>{size}</span>
        </label>
      ))}
      <label className={`flex gap-3 centred whole-line ${styles.more}`}>
        <span>{words.new.more}</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PEOPLE}
          value={people > SIZES.length ? people : ''}
          onChange={({ target }) => onChange(Math.min(MAX_PEOPLE, Math.max(1, Number(target.value) || 2)))}
        />
      </label>
    </fieldset>
  )
}
