import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { ChipList } from '@/components/ui/chip-list'
import { Notice } from '@/components/ui/notice'
import { formatDayShort } from '@/lib/dates-pl'
import type { Alternative, Submission } from '@/lib/reservation/submission'
import { splitWallTime } from '@/lib/time'
import type { FormWords } from './form-words'
import { peopleText } from './people-text'
import styles from './submission-status.module.css'

type Props = {
  words: FormWords
  state: Submission
  phone: string
  supportEmail: string
  onRetry: () => void
  onAlternative: (alternative: Alternative) => void
}

/** What became of the attempt, in the words of contract C12; takes the focus where the diner has to do something. */
export function SubmissionStatus({ state, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const needsHand = state.kind === 'taken' || state.kind === 'gaveUp'
  useEffect(() => {
    if (needsHand) box.current?.focus()
  }, [needsHand])
  return (
    <div ref={box} tabIndex={-1} className={styles.status}>
      <Words state={state} {...rest} />
    </div>
  )
}

function Words({ words, state, ...rest }: Props) {
  switch (state.kind) {
    case 'unsure':
      return (
        <Notice kind="warning">
          <p>{words.unsure}</p>
        </Notice>
      )
    case 'gaveUp':
      return <GaveUp words={words} {...rest} />
    case 'taken':
      return <Taken words={words} alternatives={state.alternatives} onAlternative={rest.onAlternative} />
    case 'refused':
      // Fields speak for themselves.
      return Object.keys(state.fields).length > 0 ? null : (
        <Notice kind="danger">
          <p>{state.message}</p>
        </Notice>
      )
    default:
      return null
  }
}

function GaveUp({ words, phone, supportEmail, onRetry }: Pick<Props, 'words' | 'phone' | 'supportEmail' | 'onRetry'>) {
  return (
    <Notice kind="warning" className={styles.spaced}>
      <p>{words.gaveUp}</p>
      <p>
        <Button onClick={onRetry}>{words.retry}</Button>
      </p>
      <p>
        {words.orCall} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </Notice>
  )
}

type TakenProps = Pick<Props, 'words' | 'onAlternative'> & { alternatives: Alternative[] }

function Taken({ words, alternatives, onAlternative }: TakenProps) {
  return (
    <Notice kind="warning" className={styles.spaced}>
      <p>{words.taken}</p>
      {alternatives.length === 0 && <p>{words.takenNone}</p>}
      <ChipList>
        {alternatives.map((alternative) => {
          const { date, time } = splitWallTime(alternative.reserved_on)
          return (
            <Chip
              key={alternative.reserved_on}
              onClick={() => onAlternative(alternative)}
              note={`${formatDayShort(date)}, ${peopleText(alternative.guests_number, words.people)}`}
            >
              {time}
            </Chip>
          )
        })}
      </ChipList>
    </Notice>
  )
}
