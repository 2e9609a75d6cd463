import { fill } from '@/lib/fill'
import type { FormWords } from './form-words'
import styles from './reservation-form.module.css'

/** The address that was probably meant, one press away. The button's name tells the form what to do. Contract C11. */
export function EmailHint({ words, meant }: { words: FormWords; meant: string | null }) {
  return (
    <p role="status" className={meant ? styles.hint : styles.noHint}>
      {meant && (
        <>
          {fill(words.emailHint, { email: meant })}{' '}
          <button type="button" data-email={meant} className={styles.take}>
            {words.emailTake}
          </button>
        </>
      )}
    </p>
  )
}
