import type { Slot } from '@/lib/domain/reservation/availability/schema'
import { nearestFreeTime } from './slots'

const slot = (text: string) => {
  const [time = '', state = ''] = text.split(' ')
  return { time, state: state as Slot['state'] }
}

it.each([
  ['the requested time where it is free', ['17:30 available', '18:00 available'], '18:00'],
  ['else the nearest', ['16:30 available', '18:00 full', '18:30 available'], '18:30'],
  ['of two equally near the earlier', ['18:30 available', '17:30 available'], '17:30'],
  ['never one that a person has to confirm', ['18:00 request', '19:00 available'], '19:00'],
  ['none where nothing is free', ['18:00 full', '18:30 request'], null],
])('contract C20: a row names %s', (_, slots, expected) =>
  expect(nearestFreeTime({ slots: slots.map(slot) }, '18:00')).toBe(expected),
)
