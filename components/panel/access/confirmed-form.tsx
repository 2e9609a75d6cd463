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
  /** Fields before the button. */
  children?: ReactNode
  /** Shown open at once after a refusal. */
  isOpen?: boolean
}

/** A form that cannot be undone: a first press reveals its button, without scripts too. */
export function ConfirmedForm({ action, fields, label, about, text, confirm, id, children, isOpen = false }: Props) {
  return (
    <details id={id} className={styles.more} open={isOpen}>
      <summary aria-label={`${label}: ${about}`}>{label}</summary>
      <form method="post" action={action} className={`stack-3 to-start pad-3 ${styles.form}`}>
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
