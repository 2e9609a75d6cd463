import { type ComponentProps, useEffect, useState } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { clockPath } from '@/components/ui/icons/clock'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { announcedMinutes } from '@/lib/domain/reservation/hold'
import { countdownText } from '@/lib/domain/time/countdown-text'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localTimeOf } from '@/lib/domain/time/time'
import { AlternativeChips } from './alternative-chips'
import type { HeldSlot, HoldState } from './held-slot'

type Props = Pick<ComponentProps<typeof AlternativeChips>, 'words' | 'onAlternative' | 'waitlist'> & {
  state: HoldState
  onAgain: () => void
}

/** Which table is held and for how long; announced at three moments only. */
export function HoldStatus({ words, state, onAgain, ...alternativeProps }: Props) {
  return (
    <>
      {state.kind === 'held' && <Countdown words={words} hold={state.hold} />}
      {state.kind === 'held' && state.isMoved && <p>{words.holdMoved}</p>}
      {state.kind === 'expired' && (
        <div className={styles.expired}>
          <p>{words.holdExpired}</p>
          <Button variant="secondary" onClick={onAgain}>
            {words.holdAgain}
          </Button>
        </div>
      )}
      {state.kind === 'lost' && (
        <AlternativeChips words={words} alternatives={state.alternatives} {...alternativeProps} />
      )}
    </>
  )
}

function Countdown({ words, hold }: { words: FormWords; hold: HeldSlot }) {
  const leftMs = useRemainingMs(hold.endsAtMs)
  const [, date = '', time = ''] = hold.slot.split(' ')
  const until = localTimeOf(new Date(hold.endsAtMs))
  return (
    <>
      <p className={styles.countdown} aria-hidden="true">
        <Icon path={clockPath} size={20} />
        <span>
          {interpolate(words.held, { time: until })}
          <span className={styles.soft}>
            {words.heldLeft} <time>{countdownText(leftMs)}</time>
          </span>
          <span className={styles.soft}>
            {formatDayShort(date)}, {time.slice(0, 5)}
          </span>
        </span>
      </p>
      <VisuallyHidden>
        {interpolate(words.heldAloud, { time: until, minutes: announcedMinutes(leftMs) })}
      </VisuallyHidden>
    </>
  )
}

function useRemainingMs(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return endsAtMs - nowMs
}
