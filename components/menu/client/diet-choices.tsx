import type { MenuWords } from '@/components/menu/words'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { ALLERGEN_CODES } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import { ALLERGEN_LABELS, DIET_LABELS } from '@/messages/content/diet-labels'
import styles from './diet-filter.module.css'
import { useMenuContext } from './menu-context'

type Props = { words: MenuWords['filter']; note: string; onDone: () => void }

/** The checkboxes of the filter's sheet. Contract C6. */
export function DietChoices({ words, note, onDone }: Props) {
  const { filter, setFilter } = useMenuContext()
  return (
    <div className="stack-4">
      <fieldset>
        <legend className={styles.legend}>{words.diets}</legend>
        {DIET_CODES.map((diet) => (
          <CheckboxField
            key={diet}
            id={`diet-${diet}`}
            label={DIET_LABELS[diet]}
            checked={filter.diets.includes(diet)}
            onChange={() => setFilter({ ...filter, diets: toggled(filter.diets, diet) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{words.without}</legend>
        <div className={styles.allergens}>
          {ALLERGEN_CODES.map((allergen) => (
            <CheckboxField
              key={allergen}
              id={`without-${allergen}`}
              label={ALLERGEN_LABELS[allergen]}
              checked={filter.without.includes(allergen)}
              onChange={() => setFilter({ ...filter, without: toggled(filter.without, allergen) })}
            />
          ))}
        </div>
      </fieldset>
      <p className="soft small">{note}</p>
      <div className={`stack-3 ruled surface ${styles.actions}`}>
        <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
          {words.clear}
        </Button>
        <Button onClick={onDone}>{words.show}</Button>
      </div>
    </div>
  )
}

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}
