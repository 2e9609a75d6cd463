import type { FormWords } from '@/components/reservation/form-words'
import { ChipContent, chipClass } from '@/components/ui/chip/chip-content'
import type { Slot } from '@/lib/domain/reservation/availability/schema'
import { isChoosable } from '@/lib/domain/reservation/form/slot-choice'
import styles from './slots.module.css'

type Props = { slot: Slot; words: FormWords; isChosen: boolean; onChoose: (time: string) => void }

/** One time as a large button. It is a radio, so that a plain form post sends it. */
export function SlotRadio({ slot, words, isChosen, onChoose }: Props) {
  const isFree = isChoosable(slot)
  return (
    <label className={`${chipClass({})} ${styles.slot}`} aria-disabled={!isFree || undefined}>
      <input
        type="radio"
        name="visitTime"
        value={slot.time}
        className={styles.radio}
        checked={isChosen}
        disabled={!isFree}
        onChange={() => onChoose(slot.time)}
      />
      <ChipContent {...slotWords(slot, words)}>{slot.time}</ChipContent>
    </label>
  )
}

/** The small text below a time. */
export function slotWords({ state }: Slot, words: FormWords) {
  if (state === 'full') return { disabledReason: words.slotFull }
  return state === 'request' ? { note: words.slotRequest } : {}
}
