import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { TextField } from '@/components/ui/form/text-field'

/** Six digits of the bank's app. No name that a browser would remember it under, and nothing keeps it. */
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
