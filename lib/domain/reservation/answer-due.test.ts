import { isoWithOffset } from '@/lib/domain/time/time'
import { visitAnswerDueAt } from './answer-due'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+01:00`)
const due = (partner: boolean, now: string, startsAt: string) =>
  isoWithOffset(visitAnswerDueAt({ partner, startsAt: at(startsAt), leadHours: 2 }, at(now)))
    .slice(0, 16)
    .replace('T', ' ')

it.each([
  ['C2 a partner has 24 hours', true, '2026-11-27 12:00', '2026-12-10 18:00', '2026-11-28 12:00'],
  [
    'C2 a partner must answer before the visit minus its lead time',
    true,
    '2026-11-27 12:00',
    '2026-11-27 20:00',
    '2026-11-27 18:00',
  ],
  ['C2 24 office hours continue on the next day', false, '2026-11-27 12:00', '2026-12-10 18:00', '2026-11-29 08:00'],
  ['C2 a request at night starts to count at 8', false, '2026-11-27 23:30', '2026-12-10 18:00', '2026-11-29 18:00'],
  ['C2 no request is declined at night', false, '2026-11-27 21:30', '2026-11-28 09:00', '2026-11-28 08:00'],
  ['C2 never later than the visit', false, '2026-11-27 21:30', '2026-11-28 07:30', '2026-11-28 07:30'],
])('%s', (_, partner, now, startsAt, expected) => expect(due(partner, now, startsAt)).toBe(expected))
