import type { FormWords } from '@/components/reservation/form-words'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import type { LocalDate } from '@/lib/domain/time/time'

type Props = { words: FormWords; availability: Availability; slot: Slot | null; today: LocalDate }

/**
 * Notices for a diner before sending, in one remark: the upstream's notices word for word, and whether the restaurant
 * confirms by hand. Ledger L237, L288–L291.
 */
export function VisitNotices({ words, availability, slot, today }: Props) {
  // Today's hours beside a table of another day would be read as that day's.
  const notices = availability.notices.filter(({ kind }) => kind !== 'closed_now' || availability.date === today)
  const answer = answerText(words, availability, slot)
  const texts = [...new Set([...(answer ? [answer] : []), ...notices.map(({ text }) => text)])]
  if (texts.length === 0) return null
  return (
    <Notice>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}

// Shown only where a request is possible: a refused visit gets no answer. Ledger L290.
function answerText(words: FormWords, { people, slots }: Availability, slot: Slot | null): string | null {
  const isByHand = slot
    ? slot.state === 'request' || slot.confirm === 'manual'
    : slots.some(({ state }) => state === 'request')
  if (!isByHand) return null
  return `${people < LARGER_PARTY ? words.byHand : words.enquiry} ${dueText(words, slot)}`
}

/** The confirmation deadline that the server would set now, written as Warsaw time. Contract C2, C4. */
function dueText(words: FormWords, slot: Slot | null): string {
  const due = slot?.answer_due_at
  if (!due) return words.answerOpen
  return interpolate(words.answerDue, { time: due.slice(11, 16), day: formatDay(due.slice(0, 10)) })
}
