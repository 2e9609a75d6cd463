import { announcedMinutes } from '@/lib/domain/reservation/hold'
import { countdownText } from '@/lib/domain/time/countdown-text'

it.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [598_000, '9:58'],
  [9_000, '0:09'],
  [-5, '0:00'],
])('C2 %d ms left reads %s', (ms, text) => expect(countdownText(ms)).toBe(text))

it.each([
  [600_000, 10],
  [300_001, 10],
  [300_000, 5],
  [60_001, 5],
  [60_000, 1],
  [1, 1],
])('C2 at %d ms left the last announcement was %d minutes', (ms, minutes) => expect(announcedMinutes(ms)).toBe(minutes))
