import { type MouseEvent, type ReactNode, Suspense } from 'react'
import type { Visit } from '@/lib/reservation/kept-draft'
import type { FormWords } from './form-words'
import { VisitTold } from './later'
import styles from './reservation-form.module.css'
import { SlotChoice } from './slot-choice'
import type { useVisit } from './use-visit'

type Props = {
  words: FormWords
  answer: ReturnType<typeof useVisit>
  /** `VisitTold` of the first answer, made by the server: most pages never need another. */
  told: ReactNode
  isLocked?: boolean
  phone: string
  /** The page that takes another visit without a script. */
  path: string
  areSlotsLinks?: boolean
  error?: string
  onChoose: (time: string) => void
  onVisit: (visit: Visit) => void
}

/** What is free, where else to turn, and what has to be known. Contract C4. */
export function VisitChoice({ words, answer, told, isLocked, phone, path, areSlotsLinks, error, ...on }: Props) {
  const { availability, isAsking, isFirst, hasFailed, refresh, visit, slot } = answer

  /** Another visit that is offered is taken in place; its link serves where there is no script. */
  function press(event: MouseEvent<HTMLElement>) {
    const offered = (event.target as HTMLElement).closest<HTMLElement>('[data-visit]')?.dataset.visit
    if (!offered) return
    event.preventDefault()
    on.onVisit(JSON.parse(offered))
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press is a click.
    <fieldset disabled={isLocked} className={styles.fields} onClick={press}>
      <SlotChoice
        {...{ words, availability, isAsking, error }}
        onChoose={on.onChoose}
        linkPath={areSlotsLinks ? path : null}
        chosen={slot?.time ?? null}
      />
      {hasFailed && (
        <p role="status">
          {words.availabilityFailed}{' '}
          <button type="button" className={styles.take} onClick={refresh}>
            {words.checkAgain}
          </button>
        </p>
      )}
      {isFirst ? (
        told
      ) : (
        <Suspense fallback={told}>
          <VisitTold {...{ words, availability, visit, slot, phone, path }} />
        </Suspense>
      )}
    </fieldset>
  )
}
