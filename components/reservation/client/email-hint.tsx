import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { interpolate } from '@/lib/domain/interpolate'

/**
 * Suggests a correction of the e-mail address; one press applies it. The form recognises the press by the button's
 * name. Its line is reserved, so that nothing moves under a finger. Contract C11.
 */
export function EmailHint({ words, suggestedEmail }: { words: FormWords; suggestedEmail: string | null }) {
  return (
    <p role="status" className={styles.hint}>
      {suggestedEmail && (
        <button type="button" data-email={suggestedEmail} className={styles.textButton}>
          {interpolate(words.emailHint, { email: suggestedEmail })}
        </button>
      )}
    </p>
  )
}
