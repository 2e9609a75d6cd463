import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { formatDayShort } from '@/lib/dates-pl'
import { fill } from '@/lib/fill'
import type { Visit } from '@/lib/reservation/kept-draft'
import type { FormWords } from './form-words'
import { peopleText } from './people-text'
import styles from './submit-bar.module.css'

type Props = {
  words: FormWords
  visit: Visit
  chosen: string | null
  isBusy: boolean
  /** Why nothing can be sent; the button says so and stays in the tab order. Ledger L238. */
  disabledReason: string | null
  className?: string
}

/** The one primary action, in reach of the thumb. */
export function SubmitBar({ words, visit, chosen, isBusy, disabledReason, className }: Props) {
  return (
    <div className={classNames(styles.bar, className)}>
      <p id="submit-summary" className={styles.summary}>
        {disabledReason ?? (
          <>
            <strong>
              {chosen ? fill(words.summary, { day: formatDayShort(visit.date), time: chosen }) : words.noTime}
            </strong>{' '}
            {peopleText(visit.partySize, words.people)}
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
        {words.submit}
      </Button>
    </div>
  )
}
