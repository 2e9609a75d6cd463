import { ChipLink } from '@/components/ui/chip-link'
import { ChipList } from '@/components/ui/chip-list'
import { Notice } from '@/components/ui/notice'
import { formatDayShort } from '@/lib/dates-pl'
import type { Visit } from '@/lib/reservation/kept-draft'
import { visitPath } from '@/lib/reservation/paths'
import type { PostedDraft } from '@/lib/reservation/posted-draft'
import type { Alternative } from '@/lib/reservation/submission'
import { splitWallTime } from '@/lib/time'
import { joinPath } from '@/lib/waitlist/paths'
import type { FormWords } from './form-words'
import { peopleText } from './people-text'

type Props = {
  words: FormWords
  posted: PostedDraft
  visit: Visit
  /** The restaurant's own page, and the one with the form: in a frame they differ. */
  path: string
  formPath: string
}

/** What became of a form that was posted without a script; everything typed stands below it. Contract C12. */
export function PostedRemark({ words, posted, visit, path, formPath }: Props) {
  if (posted.isUnsure) return <Remark text={words.unsureNoScript} />
  // Fields speak for themselves.
  if (!posted.alternatives) return <Remark text={Object.keys(posted.errors).length > 0 ? '' : posted.message} />
  return (
    <Notice kind="warning">
      <p>{words.taken}</p>
      {posted.alternatives.length === 0 && <p>{words.takenNone}</p>}
      <ChipList>
        {posted.alternatives.map((alternative) => (
          <AlternativeLink key={alternative.reserved_on} {...{ words, alternative }} path={formPath} />
        ))}
      </ChipList>
      <p>
        <a rel="nofollow" target="_top" href={joinPath(path, visit)}>
          {words.waitlist}
        </a>
      </p>
    </Notice>
  )
}

function Remark({ text }: { text: string }) {
  if (!text) return null
  return (
    <Notice kind="warning">
      <p>{text}</p>
    </Notice>
  )
}

/** A free slot in place of the taken one; what was typed waits in the sealed cookie. */
function AlternativeLink({ words, alternative, path }: { words: FormWords; alternative: Alternative; path: string }) {
  const { date, time } = splitWallTime(alternative.reserved_on)
  const visit = { visitDate: date, visitTime: time, peopleAmount: String(alternative.guests_number) }
  return (
    <ChipLink
      href={`${visitPath(path, visit)}#rezerwacja`}
      note={`${formatDayShort(date)}, ${peopleText(alternative.guests_number, words.people)}`}
    >
      {time}
    </ChipLink>
  )
}
