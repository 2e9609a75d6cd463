import { isLocalDate } from '@/lib/domain/time/time'
import { type Json, listAt, type PartValue, setAt, valueAt } from './parts'

/** The special days of a restaurant and of its kitchen, within the part of its hours. */
const DAY_LISTS = [['exceptions'], ['kitchen', 'exceptions']] as const

/**
 * A draft of the hours with its special days by date, and days without one behind them in their order. The same object
 * where nothing moves, as for any other part. Contract C37.
 */
export function withSortedDays(value: PartValue): PartValue {
  return DAY_LISTS.reduce<PartValue>((sorted, path) => {
    const days = listAt(valueAt(sorted, path.slice(0, -1)), 'exceptions')
    const inOrder = days.toSorted((a, b) => compareTexts(dateOf(a), dateOf(b)))
    return days.every((day, no) => day === inOrder[no]) ? sorted : (setAt(sorted, [...path], inOrder) as PartValue)
  }, value)
}

function dateOf(day: Json): string {
  const date = valueAt(day, ['date'])
  return typeof date === 'string' && isLocalDate(date) ? date : UNDATED
}

/** Behind every date. */
const UNDATED = '~'

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
