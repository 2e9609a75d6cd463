import styles from '@/components/known-diner/known-diner.module.css'

type Props = {
  /** The line's subject, as its button names it. */
  label: string
  title: string
  text?: string
  change: string
  onChange: () => void
}

/** One line for fields that are filled in already, with the way to change them. Contract C30. */
export function KnownLine({ label, title, text, change, onChange }: Props) {
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </p>
      <button type="button" className={styles.press} aria-label={`${change}: ${label}`} onClick={onChange}>
        {change}
      </button>
    </div>
  )
}
