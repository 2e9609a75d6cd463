import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field } from './field'
import styles from './field.module.css'
import { describedBy, type FieldText } from './field-attributes'

type Props = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'prefix'> & {
    /** Fixed text before the value, such as "+48". */
    prefix?: string
    /** Class name of the whole field, for a form's grid. */
    fieldClassName?: string
  }

/**
 * A single-line field; also for dates, phone numbers and e-mail addresses, by `type`, `inputMode` and `autoComplete`.
 */
export function TextField({ label, hint, error, optionalText, fieldClassName, prefix, className, ...input }: Props) {
  const control = (
    <input
      type="text"
      {...input}
      {...describedBy({ id: input.id, hint, error })}
      className={classNames(styles.control, className)}
    />
  )
  return (
    <Field id={input.id} label={label} hint={hint} error={error} optionalText={optionalText} className={fieldClassName}>
      {prefix ? <Prefixed prefix={prefix}>{control}</Prefixed> : control}
    </Field>
  )
}

function Prefixed({ prefix, children }: { prefix: string; children: React.ReactNode }) {
  return (
    <span className={styles.affixed}>
      <span className={styles.prefix}>{prefix}</span>
      {children}
    </span>
  )
}
