import { isItem, isList, type SparseJson } from '@/lib/domain/restaurant/file/list-items'
import { formatLongDate } from '@/lib/domain/time/dates-pl'
import { isLocalDate } from '@/lib/domain/time/time'
import { RULE_WORDS as WORDS } from '@/messages/content/restaurant-file'

/**
 * A rule of a file on days and parties, in one line of Polish: when it applies, the guest's text, and its restrictions.
 * Contract C37.
 */
export function ruleText(rule: SparseJson): string {
  if (!isItem(rule)) return String(rule)
  const { text, disableBook, disableOrder } = rule
  const parts = [
    whenOf(rule),
    ...(text ? [`„${text}”`] : []),
    ...(disableBook ? [WORDS.noReservations] : []),
    ...(disableOrder ? [WORDS.noOrders] : []),
  ]
  return parts.join(', ')
}

function whenOf({ key, fromPeople, people, days }: { [key: string]: SparseJson }): string {
  if (key === 'peopleAmount' && isList(people) && people.length > 0) return WORDS.people(people.join(', '))
  if (key === 'peopleAmount' && fromPeople) return WORDS.fromPeople(Number(fromPeople))
  if (key === 'visitDate' && isList(days) && days.length > 0) return days.map(daysText).join(', ')
  return WORDS.keys[key as keyof typeof WORDS.keys] ?? String(key)
}

function daysText(days: SparseJson): string {
  if (!isItem(days)) return WORDS.noDay
  const { from, to, everyYear } = days
  const [first, last] = [from, to].map((day) => dayText(day, everyYear === true))
  const text = to && to !== from ? WORDS.span(first ?? '', last ?? '') : (first ?? '')
  return everyYear ? WORDS.everyYear(text) : text
}

function dayText(day: SparseJson, isYearly: boolean): string {
  if (typeof day !== 'string' || !isLocalDate(day)) return WORDS.noDay
  const text = formatLongDate(day)
  return isYearly ? text.replace(/ \d{4}$/, '') : text
}
