import type { ReactNode } from 'react'
import styles from '@/components/checkout/checkout-step.module.css'

type Props = {
  /** The line's name: "Dokąd". */
  label: string
  /** The present choice, or what is asked for next; the fields stay in the form behind it. */
  line: { title?: ReactNode; text?: string } | null
  isOpen: boolean
  changeText: string
  onOpen: () => void
  children: ReactNode
}

/** One line of the checkout with the way to change it; open where something lacks. */
export function CheckoutStep({ label, line, isOpen, changeText, onOpen, children }: Props) {
  const isFolded = !isOpen && line !== null
  return (
    <div className={styles.step} data-folded={isFolded || undefined}>
      {isFolded && (
        <div className={styles.line}>
          <p className={styles.words}>
            <span className={styles.label}>{label}</span>
            {line.title && <strong>{line.title}</strong>}
            {line.text && <span className={styles.text}>{line.text}</span>}
          </p>
          <button type="button" className={styles.change} aria-label={`${changeText}: ${label}`} onClick={onOpen}>
            {changeText}
          </button>
        </div>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}
