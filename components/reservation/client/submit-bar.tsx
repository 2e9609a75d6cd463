import type { ReactNode } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import { peopleText } from '@/components/reservation/people-text'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import styles from './submit-bar.module.css'
import { VISIT_ANSWER } from './visit/slot-choice'

type Props = {
  words: FormWords
  visit: Visit
  chosen: string | null
  isBusy: boolean
  /** Countdown of the hold; its line is reserved. None where nothing is ever held. */
  hold?: ReactNode
  /** Can nothing be sent? The first answer shows the reason, and the button stays in the tab order. Ledger L238. */
  isDisabled: boolean
}

/**
 * The one primary action, at the lower edge of a phone. No enquiry is offered where the restaurant accepts none.
 * Ledger L290.
 */
export function SubmitBar({ words, visit, chosen, isBusy, hold, isDisabled }: Props) {
  const people = peopleText(visit.partySize, words.people)
  return (
    <div className={`flex wrap centred ${styles.bar}`}>
      <p id="submit-summary" className={styles.summary}>
        <strong>{chosen || isDisabled ? formatDayShort(visit.date) : words.noTime}</strong>{' '}
        {chosen ? interpolate(words.summary, { time: chosen, people }) : people}
      </p>
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? VISIT_ANSWER : 'submit-summary'}
      >
        {visit.partySize >= LARGER_PARTY && !isDisabled ? words.submitEnquiry : words.submit}
      </Button>
      {hold !== undefined && (
        <p role="status" className={`soft small snug ${styles.hold}`}>
          {hold}
        </p>
      )}
    </div>
  )
}
