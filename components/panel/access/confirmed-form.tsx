import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import styles from './access.module.css'

type Props = {
  action: string
  fields: Record<string, string>
  /** Label of the button that opens it, and its subject. */
  label: string
  about: string
  /** Effect of the action. */
  text: string
  confirm: string
  id?: string
  /** Fields that are filled in before. */
  children?: ReactNode
  /** Shown at once: it was refused. */
  isOpen?: boolean
}

/** A form that cannot be undone: its button shows itself after a first press, without scripts too. */
export function ConfirmedForm({ action, fields, label, about, text, confirm, id, children, isOpen = false }: Props) {
  return (
    <details id={id} className={styles.more} open={isOpen}>
      <summary aria-label={`${label}: ${about}`}>{label}</summary>
      <form method="post" action={action} className={styles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{text}</p>
        {children}
        <Button type="submit">{confirm}</Button>
      </form>
    </details>
  )
}
