import { Icon } from '@/components/ui/icon'
import { alertPath } from '@/components/ui/icons/alert'
import styles from './field.module.css'
import { errorId } from './field-attributes'

/** The error of the field `id`; renders nothing without one. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={errorId(id)} className={styles.error}>
      <Icon path={alertPath} size={20} />
      {error}
    </p>
  )
}
