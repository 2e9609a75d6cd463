import styles from '@/components/order/blik-field.module.css'
import { TextField } from '@/components/ui/form/text-field'

type Props = { words: { label: string; hint: string }; error?: string }

/** The six-digit code of the bank's app; no draft stores it, and `one-time-code` keeps browsers from storing it. */
export function BlikField({ words, error }: Props) {
  return (
    <TextField
      id="blik_code"
      name="blik_code"
      label={words.label}
      hint={words.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      maxLength={7}
      required
      className={styles.blik}
      error={error}
    />
  )
}
