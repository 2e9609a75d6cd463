import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'prefix'>

/** A whole number with the digit keyboard; `min` and `max` as of a native number input. */
export function NumberField(props: Props) {
  return <TextField step={1} {...props} type="number" inputMode="numeric" className={styles.numeric} />
}
