import 'server-only'
import { MAX_MONEY_DAYS } from '@/lib/domain/console/money-list'
import { addDays, isLocalDate, type LocalDate } from '@/lib/domain/time/time'

/** The days in a URL, both included; null where they are invalid, or too many. Contract C41. */
export function readMoneyDays(from: unknown, to: unknown): { from: LocalDate; to: LocalDate } | null {
  if (typeof from !== 'string' || typeof to !== 'string' || !isLocalDate(from) || !isLocalDate(to)) return null
  return from <= to && to < addDays(from, MAX_MONEY_DAYS) ? { from, to } : null
}
