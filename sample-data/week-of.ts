import type { Interval } from '@/lib/domain/restaurant/hours/schema'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * `12-22`, `8:30-24` or, with a break, `12-15+17-22`; a closing time at or before the opening time is on the next day.
 */
export function intervalsOf(text: string): Interval[] {
  return text.split('+').map((stretch) => {
    const [open, close] = stretch.split('-')
    return { open: timeOf(open), close: timeOf(close) }
  })
}

/**
 * Seven days, Monday first, from `tue-thu 12-22, fri-sat 12-1, sun 12-20:30`; a day that is not named is closed. Throws
 * on an invalid day or hour.
 */
export function weekOf(text: string): Interval[][] {
  const week: Interval[][] = DAYS.map(() => [])
  for (const part of text.split(', ')) {
    const [days = '', hours = ''] = part.split(' ')
    const [first, last = first] = days.split('-')
    for (let day = dayOf(first); day <= dayOf(last); day += 1) week[day] = intervalsOf(hours)
  }
  return week
}

function dayOf(name = ''): number {
  const day = DAYS.indexOf(name)
  if (day < 0) throw new Error(`Unknown day in seed hours: ${name}`)
  return day
}

function timeOf(text: string | undefined): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text ?? '') ?? []
  if (hour === undefined) throw new Error(`Unreadable time in seed hours: ${text}`)
  return `${hour.padStart(2, '0')}:${minute}`
}
