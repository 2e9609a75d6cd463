import { TextField } from '@/components/ui/form/text-field'
import styles from './access.module.css'

type Props = { id: string; name: string; label: string; hint?: string; error?: string; autoFocus?: boolean }

/** Six digits, hidden; a keyboard of digits on a tablet. */
export function PinField({ id, name, label, hint, error, autoFocus }: Props) {
  return (
    <TextField
      id={id}
      name={name}
      type="password"
      inputMode="numeric"
      pattern="[0-9]{6}"
      minLength={6}
      maxLength={6}
      autoComplete="off"
      required
      label={label}
      hint={hint}
      error={error}
      autoFocus={autoFocus}
      className={styles.pin}
    />
  )
}
