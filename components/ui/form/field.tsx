import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './field.module.css'
import { type FieldText, hintId } from './field-attributes'
import { FieldError } from './field-error'

type Props = FieldText & { className?: string; children: ReactNode }

/** Label, hint and error around one control, which spreads `describedBy(props)`. */
export function Field({ id, label, hint, error, optionalText, className, children }: Props) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label} {optionalText && <span className={styles.optional}>({optionalText})</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
