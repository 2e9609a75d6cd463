import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/**
 * Hours in which orders are taken and made: the kitchen's own, if any, else the restaurant's. A day that differs for
 * the whole restaurant differs for its kitchen too, unless that has a day of its own. All code for orders uses these
 * hours, code for tables never does. Contract C3.
 */
export function kitchenHours(hours: OpeningHours): OpeningHours {
  const { kitchen, exceptions, last_order_minutes: lastOrderMinutes } = hours
  if (!kitchen) return hours
  const own = new Set(kitchen.exceptions.map(({ date }) => date))
  return {
    week: kitchen.week,
    exceptions: [...kitchen.exceptions, ...exceptions.filter(({ date }) => !own.has(date))],
    last_order_minutes: lastOrderMinutes,
  }
}
