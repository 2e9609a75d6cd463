import type { FormWords } from '@/components/reservation/form-words'
import { ChipContent, chipClass } from '@/components/ui/chip/chip-content'
import { Icon } from '@/components/ui/icon'
import { checkPath } from '@/components/ui/icons/check'
import type { Slot } from '@/lib/domain/reservation/availability/schema'
import styles from './slots.module.css'

type Props = { slot: Slot; words: FormWords; isChosen: boolean; onChoose: (time: string) => void }

/** One time as a large button. It is a radio, so that a plain form post sends it. */
export function SlotRadio({ slot, words, isChosen, onChoose }: Props) {
  return (
    <label className={`${chipClass({})} ticked ${styles.slot}`}>
      <input type="radio" name="visitTime" value={slot.time} checked={isChosen} onChange={() => onChoose(slot.time)} />
      <ChipContent {...slotWords(slot, words)}>
        <span className={styles.time}>
          <Icon path={checkPath} size={12} className={styles.tick} />
          {slot.time}
        </span>
      </ChipContent>
    </label>
  )
}

/** The small text below a time. */
export function slotWords({ state }: Slot, words: FormWords) {
  return state === 'request' ? { note: words.slotRequest } : {}
}
