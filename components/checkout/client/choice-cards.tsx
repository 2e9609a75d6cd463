import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/form/field-error'
import styles from './choice-cards.module.css'

type ChoiceCard = {
  value: string
  title: ReactNode
  note?: string
  disabledReason?: string | null
  extra?: ReactNode
}

type Props = {
  name: string
  legend: string
  choices: ChoiceCard[]
  chosen: string
  onChoose: (value: string) => void
  error?: string
  /** Small cards side by side, for amounts. */
  isCompact?: boolean
  children?: ReactNode
}

/** Radios as large cards; the error summary links to the group. The content of the chosen card is shown with it. */
export function ChoiceCards({ name, legend, choices, chosen, onChoose, error, isCompact, children }: Props) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={`stack-3 one-column ${styles.group}`}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, isCompact && styles.compact)}>
        {choices.map(({ value, title, note, disabledReason, extra }) => (
          <div key={value} className={classNames(styles.card, error && styles.invalid)}>
            <label className={`stack-3 centred ${styles.face}`}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                disabled={Boolean(disabledReason)}
                className={styles.radio}
                onChange={() => onChoose(value)}
              />
              <span className={`grid one-column anywhere ${styles.words}`}>
                <span className={styles.title}>{title}</span>
                {(disabledReason || note) && <span className="soft small leading">{disabledReason || note}</span>}
              </span>
            </label>
            {value === chosen && extra && <div className={styles.extra}>{extra}</div>}
          </div>
        ))}
      </div>
      {children}
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
