import { bindLetters } from '@/lib/domain/text/bind-short-words'
import messages from '@/messages/pl.json'

type Words = typeof messages

/** Messages that the specification quotes exactly; they are unchanged. Ledger L041, L084, contract C9, C12. */
const QUOTED = new Set<string>([
  messages.ordering.cuisineText,
  messages.installed.offline,
  messages.reservation.form.unconfirmed,
  messages.checkout.form.unconfirmed,
  messages.confirmation.problem.rule_disabled,
])

/** Every message of the interface for display: no line ends in a word of one letter. */
export const words: Words = boundWords(messages)

/** Messages for display: no line ends in a word of one letter. */
export function boundWords<Value>(value: Value): Value {
  if (typeof value === 'string') return (QUOTED.has(value) ? value : bindLetters(value)) as Value
  if (Array.isArray(value)) return value.map(boundWords) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, boundWords(inner)])) as Value
}
