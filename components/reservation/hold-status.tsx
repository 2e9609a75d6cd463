import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { clockPath } from '@/components/ui/icons/clock'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { countdownText } from '@/lib/countdown'
import { fill } from '@/lib/fill'
import { announcedMinutes } from '@/lib/reservation/hold'
import type { FormWords } from './form-words'
import type { HoldState } from './held-slot'
import styles from './reservation-form.module.css'

type Props = { words: FormWords; state: HoldState; onAgain: () => void }

/** How long the table is still held; read out at three moments only. */
export function HoldStatus({ words, state, onAgain }: Props) {
  return (
    <>
      {state.kind === 'held' && <Countdown words={words} endsAtMs={state.hold.endsAtMs} />}
      {state.kind === 'expired' && (
        <div className={styles.expired}>
          <p>{words.holdExpired}</p>
          <Button variant="secondary" onClick={onAgain}>
            {words.holdAgain}
          </Button>
        </div>
      )}
      {state.kind === 'lost' && <p>{words.holdLost}</p>}
    </>
  )
}

function Countdown({ words, endsAtMs }: { words: FormWords; endsAtMs: number }) {
  const leftMs = useLeft(endsAtMs)
  return (
    <>
      <p className={styles.countdown} aria-hidden="true">
        <Icon path={clockPath} size={20} />
        {words.held} <time>{countdownText(leftMs)}</time>
      </p>
      <VisuallyHidden>{fill(words.heldAloud, { minutes: announcedMinutes(leftMs) })}</VisuallyHidden>
    </>
  )
}

function useLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return endsAtMs - nowMs
}
