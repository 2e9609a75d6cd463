import type { FormWords } from '@/components/reservation/form-words'
import { peopleText } from '@/components/reservation/people-text'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import styles from './submit-bar.module.css'

type Props = {
  words: FormWords
  visit: Visit
  chosen: string | null
  isBusy: boolean
  /** Why nothing can be sent; the button shows it and stays in the tab order. Ledger L238. */
  disabledReason: string | null
}

/** The one primary action, at the lower edge of a phone. No enquiry is offered where none is taken. Ledger L290. */
export function SubmitBar({ words, visit, chosen, isBusy, disabledReason }: Props) {
  const people = peopleText(visit.partySize, words.people)
  return (
    <div className={styles.bar}>
      <p id="submit-summary" className={styles.summary}>
        {disabledReason ?? (
          <>
            <strong>{chosen ? formatDayShort(visit.date) : words.noTime}</strong>{' '}
            {chosen ? interpolate(words.summary, { time: chosen, people }) : people}
          </>
        )}
      </p>
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby="submit-summary"
      >
        {visit.partySize >= LARGER_PARTY && !disabledReason ? words.submitEnquiry : words.submit}
      </Button>
    </div>
  )
}
