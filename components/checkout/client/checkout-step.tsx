import type { ReactNode } from 'react'
import styles from '@/components/checkout/checkout-step.module.css'

type Props = {
  /** The line's name: "Dokąd". */
  label: string
  /** The present choice, or the next question; the form keeps the fields behind it. */
  line: { title?: ReactNode; text?: string } | null
  isOpen: boolean
  changeText: string
  onOpen: () => void
  children: ReactNode
}

/** One line of the checkout with a button to change it; open where a value is missing. */
export function CheckoutStep({ label, line, isOpen, changeText, onOpen, children }: Props) {
  const isFolded = !isOpen && line !== null
  return (
    <div className={`ruled pad-3 ${styles.step}`} data-folded={isFolded || undefined}>
      {isFolded && (
        <div className="flex gap-3 spread centred">
          <p className={`grid baseline shrinks grow snug ${styles.words}`}>
            <span className="soft small">{label}</span>
            {line.title && <strong>{line.title}</strong>}
            {line.text && <span className={`soft small ${styles.text}`}>{line.text}</span>}
          </p>
          <button
            type="button"
            className={`touch-high accent semibold underlined ${styles.change}`}
            aria-label={`${changeText}: ${label}`}
            onClick={onOpen}
          >
            {changeText}
          </button>
        </div>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}
