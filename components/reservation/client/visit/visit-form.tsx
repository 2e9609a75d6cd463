import type { ComponentProps, RefObject } from 'react'
import styles from '@/components/reservation/reservation-form.module.css'
import { classNames } from '@/components/ui/class-names'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { VisitFields } from './visit-fields'

type Props = {
  /** Page that shows the availability for the visit. */
  action: string
  fields: Omit<ComponentProps<typeof VisitFields>, 'onVisit'>
  isLocked?: boolean
  className?: string
  firstField?: RefObject<HTMLFieldSetElement | null>
  isHeaderHidden?: boolean
  onVisit: (visit: Visit) => void
}

/** People, day and time, which the URL keeps; without a script, a GET form of its own. */
export function VisitForm({ action, fields, isLocked, isHeaderHidden, className, firstField, onVisit }: Props) {
  return (
    <form method="get" action={action} noValidate className={classNames('stack-4 one-column', className)} data-draft>
      <fieldset ref={firstField} disabled={isLocked}>
        <VisitFields {...fields} onVisit={onVisit} />
        {isHeaderHidden && <input type="hidden" name="showHeader" value="false" />}
      </fieldset>
      <noscript>
        <button type="submit" className={`touch-high bold full rounded surface ${styles.show}`}>
          {fields.words.form.show}
        </button>
      </noscript>
    </form>
  )
}
