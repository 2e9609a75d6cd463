import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { TextField } from '@/components/ui/form/text-field'

/** The six-digit code from the bank's app. The input has no name, so that no browser stores the code. */
export function BlikField({ words, error }: { words: OrderWords; error?: string }) {
  return (
    <TextField
      id="blik_code"
      name="blik_code"
      label={words.blikCode}
      hint={words.blikHint}
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
