import type { ComponentProps } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { FieldError } from '@/components/ui/form/field-error'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import type { LocalDate } from '@/lib/domain/time/time'
import { OtherTimes } from './other-times'
import { SlotChoice } from './slot-choice'
import type { useVisit } from './use-visit'
import { VisitNotices } from './visit-notices'

type Props = {
  words: FormWords
  answer: Pick<
    ReturnType<typeof useVisit>,
    'availability' | 'isLoading' | 'hasFailed' | 'isUnknown' | 'refresh' | 'visit' | 'slot'
  >
  isLocked?: boolean
  phone: string
  /** The page that shows another visit without a script. */
  path: string
  /** The path of the waitlist's parent page. */
  waitlistBasePath: string
  areSlotsLinks?: boolean
  error?: string
  /** Class of the times, which the notices outlast. */
  className?: string
  onChoose: (time: string) => void
  onVisit: (visit: Visit) => void
  onWait?: ComponentProps<typeof OtherTimes>['onWait']
  today: LocalDate
}

/**
 * The free times, the alternatives, and the notices; or the notice that the free times are unknown. Contract C4,
 * ledger L270.
 */
export function VisitChoice({
  words,
  answer,
  isLocked,
  areSlotsLinks,
  error,
  className,
  onChoose,
  today,
  ...links
}: Props) {
  const { availability, isLoading, hasFailed, isUnknown, refresh, visit, slot } = answer
  return (
    <fieldset disabled={isLocked} className="stack-4 one-column">
      {isUnknown ? (
        <div id="visitTime" tabIndex={-1}>
          <FieldError id="visitTime" error={error} />
        </div>
      ) : (
        <SlotChoice
          words={words}
          visit={visit}
          today={today}
          className={className}
          availability={availability}
          isLoading={isLoading}
          error={error}
          onChoose={onChoose}
          linkPath={areSlotsLinks ? links.path : null}
          chosen={slot?.time ?? null}
        />
      )}
      {(hasFailed || isUnknown) && (
        <p role="status">
          {words.availabilityFailed}{' '}
          <button type="button" className={`accent semibold underlined ${styles.textButton}`} onClick={refresh}>
            {words.checkAgain}
          </button>
        </p>
      )}
      {!isUnknown && <OtherTimes words={words} availability={availability} visit={visit} {...links} />}
      <VisitNotices words={words} availability={availability} slot={slot} today={today} />
    </fieldset>
  )
}
