import { useEffect, useRef } from 'react'
import { UnconfirmedNotice, type UnconfirmedProps } from '@/components/form/client/unconfirmed-notice'
import type { FormWords } from '@/components/reservation/form-words'
import { OwnVisits } from '@/components/reservation/own-visits'
import { Notice } from '@/components/ui/notice'
import type { AlternativeSlot, ReservationSubmission } from '@/lib/domain/reservation/form/reservation-outcome'
import type { LocalDate } from '@/lib/domain/time/time'
import styles from './submission-status.module.css'
import { AlternativeChips } from './visit/alternative-chips'

interface Props extends UnconfirmedProps {
  words: FormWords
  state: ReservationSubmission
  onAlternative: (alternative: AlternativeSlot) => void
  /** URL of the waitlist for the visit. */
  waitlist: string
  restaurantId: number
  today: LocalDate
}

/** The outcome of an attempt, in the words of contract C12; takes the focus where the diner has to act. */
export function SubmissionStatus({ state, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const needsAction = state.kind === 'taken' || state.kind === 'overlapping' || state.kind === 'unconfirmed'
  useEffect(() => {
    if (needsAction) box.current?.focus()
  }, [needsAction])
  return (
    <div ref={box} tabIndex={-1} className={styles.status}>
      <StatusContent state={state} {...rest} />
    </div>
  )
}

function StatusContent({ words, state, restaurantId, today, ...rest }: Props) {
  switch (state.kind) {
    case 'unsure':
      return (
        <Notice kind="warning">
          <p>{words.unsure}</p>
        </Notice>
      )
    case 'unconfirmed':
      return <UnconfirmedNotice words={words} className={styles.spaced} {...rest} />
    case 'taken':
      return (
        <Notice kind="warning" className={styles.spaced}>
          <AlternativeChips words={words} alternatives={state.alternatives} {...rest} />
        </Notice>
      )
    case 'overlapping':
      return <OwnVisits words={words} visits={state.visits} restaurantId={restaurantId} today={today} />
    case 'refused':
      // Fields show their own errors.
      return Object.keys(state.fields).length > 0 ? null : (
        <Notice kind="danger">
          <p>{state.message}</p>
        </Notice>
      )
    default:
      return null
  }
}
