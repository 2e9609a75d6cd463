import type { FormWords } from '@/components/reservation/form-words'
import { peopleText } from '@/components/reservation/people-text'
import { Icon } from '@/components/ui/icon'
import { calendarPath } from '@/components/ui/icons/calendar'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import styles from './visit-line.module.css'

type Props = { words: FormWords; visit: Visit; time: string; onChange: () => void }

/** The URL's visit, in one line: fields and times are folded until the diner wants another one. */
export function VisitLine({ words, visit, time, onChange }: Props) {
  return (
    <button
      type="button"
      className={`scripted flex wrap centred touch-high outlined dark bold numeric ${styles.line}`}
      aria-expanded={false}
      onClick={onChange}
    >
      <Icon path={calendarPath} size={20} className="accent" />
      <span className={styles.visit}>
        {[formatDayShort(visit.date), time, peopleText(visit.partySize, words.people).replace(' ', '\u00a0')].join(
          ' · ',
        )}
      </span>
      <span className="small underlined accent">{words.change}</span>
    </button>
  )
}
