import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './field.module.css'
import { describedBy, type FieldText, hintId } from './field-attributes'
import { FieldError } from './field-error'

type Props = Omit<FieldText, 'label' | 'optionalText'> &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode; fieldClassName?: string }

/** A checkbox with its sentence; the whole sentence can be pressed. */
export function CheckboxField({ label, hint, error, fieldClassName, ...input }: Props) {
  return (
    <div className={classNames(styles.check, fieldClassName)}>
      <input {...input} type="checkbox" {...describedBy({ id: input.id, hint, error })} />
      <label htmlFor={input.id}>{label}</label>
      {hint && (
        <p id={hintId(input.id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={input.id} error={error} />
    </div>
  )
}
