import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field } from './field'
import styles from './field.module.css'
import { describedBy, type FieldText } from './field-attributes'

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id'> & { fieldClassName?: string }

/** A field for several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optionalText, fieldClassName, className, ...area }: Props) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error} optionalText={optionalText} className={fieldClassName}>
      <textarea
        rows={3}
        {...area}
        {...describedBy({ id: area.id, hint, error })}
        className={classNames(styles.control, styles.area, className)}
      />
    </Field>
  )
}
