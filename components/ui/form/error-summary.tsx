import type { Ref } from 'react'
import styles from './error-summary.module.css'

type Props = {
  title: string
  /** In the order of the fields; `fieldId` is the id of the control to go to. */
  errors: { fieldId: string; text: string }[]
  /** Call `ref.current.focus()` after a failed submit. */
  ref?: Ref<HTMLDivElement>
  id?: string
}

/** The errors above a form, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, ref, id = 'error-summary' }: Props) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} id={id} tabIndex={-1} role="alert" aria-labelledby={`${id}-title`} className={styles.summary}>
      <h2 id={`${id}-title`} className="title-s">
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
