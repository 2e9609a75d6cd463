import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { chevronDownPath } from '@/components/ui/icons/chevron-down'
import { Field } from './field'
import styles from './field.module.css'
import { describedBy, type FieldText } from './field-attributes'

type Props = FieldText & Omit<ComponentProps<'select'>, 'id'> & { fieldClassName?: string }

/** A native select; `children` are its options. */
export function SelectField({ label, hint, error, optionalText, fieldClassName, className, ...select }: Props) {
  return (
    <Field
      id={select.id}
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      className={fieldClassName}
    >
      <span className="grid relative">
        <select
          {...select}
          {...describedBy({ id: select.id, hint, error })}
          className={classNames(styles.control, styles.select, className)}
        />
        <span className={styles.chevron}>
          <Icon path={chevronDownPath} size={20} />
        </span>
      </span>
    </Field>
  )
}
