import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { Notice } from '@/components/ui/notice'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import type { AlternativeSlot } from '@/lib/domain/reservation/form/reservation-outcome'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { type LocalDate, splitWallTime } from '@/lib/domain/time/time'
import styles from './client/visit/slots.module.css'
import type { FormWords } from './form-words'
import { OwnVisits } from './own-visits'
import { peopleText } from './people-text'

type Props = {
  words: FormWords
  posted: PostedDraft
  /** The live page of another visit, with the typed values. */
  linkOf: LinkOf
  waitlistPath: string
  today: LocalDate
}
type LinkOf = (visit: { visitDate: string; visitTime: string; peopleAmount: string }) => string

/** The outcome of a form that was posted without a script; the typed values are below it. Contract C12. */
export function PostedFormNotice({ words, posted, linkOf, waitlistPath, today }: Props) {
  if (posted.isUnsure) return <TextNotice text={words.unsureNoScript} />
  if (posted.visits)
    return <OwnVisits words={words} visits={posted.visits} restaurantId={posted.restaurantId} today={today} />
  // Fields show their own errors.
  if (!posted.alternatives) return <TextNotice text={Object.keys(posted.errors).length > 0 ? '' : posted.message} />
  return (
    <Notice kind="warning">
      <p>{words.taken}</p>
      {posted.alternatives.length === 0 && <p>{words.takenNone}</p>}
      <ChipList>
        {posted.alternatives.map((alternative) => (
          <AlternativeLink key={alternative.reserved_on} words={words} alternative={alternative} linkOf={linkOf} />
        ))}
      </ChipList>
      <p className={styles.waitlist}>
        <a rel="nofollow" target="_top" href={waitlistPath}>
          {words.waitlist}
        </a>
      </p>
    </Notice>
  )
}

function TextNotice({ text }: { text: string }) {
  if (!text) return null
  return (
    <Notice kind="warning">
      <p>{text}</p>
    </Notice>
  )
}

type LinkProps = { words: FormWords; alternative: AlternativeSlot; linkOf: LinkOf }

/** A free slot instead of the taken one. */
function AlternativeLink({ words, alternative, linkOf }: LinkProps) {
  const { date, time } = splitWallTime(alternative.reserved_on)
  const visit = { visitDate: date, visitTime: time, peopleAmount: String(alternative.guests_number) }
  return (
    <ChipLink
      href={linkOf(visit)}
      note={`${formatDayShort(date)}, ${peopleText(alternative.guests_number, words.people)}`}
    >
      {time}
    </ChipLink>
  )
}
