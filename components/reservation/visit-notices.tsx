import { Notice } from '@/components/ui/notice'
import { LARGER_PARTY } from '@/lib/availability/party-size'
import type { Availability, Slot } from '@/lib/availability/schema'
import type { FormWords } from './form-words'

/** What a diner must know before sending: the upstream's notices word for word, and who confirms. Ledger L237, L288–L291. */
export function VisitNotices({
  words,
  availability,
  slot,
}: {
  words: FormWords
  availability: Availability
  slot: Slot | null
}) {
  const texts = [...new Set(availability.notices.map(({ text }) => text))]
  const answer = answerText(words, availability, slot)
  return (
    <>
      {texts.map((text) => (
        <Notice key={text}>
          <p>{text}</p>
        </Notice>
      ))}
      {answer && (
        <Notice>
          <p>{answer}</p>
        </Notice>
      )}
    </>
  )
}

function answerText(words: FormWords, { people, state }: Availability, slot: Slot | null): string | null {
  if (people >= LARGER_PARTY) return words.enquiry
  const isByHand = slot ? slot.state === 'request' || slot.confirm === 'manual' : state === 'request'
  return isByHand ? words.byHand : null
}
