import { leadHours } from '@/lib/domain/reservation/availability/visit-times'

it.each([
  ['its own lead time', 6, '2026-11-23', 6],
  ['a lead time of 0 is its own as well', 0, '2026-11-23', 0],
  ['L225 the constant on a Monday', null, '2026-11-23', 2],
  ['L225 the constant on a Friday', null, '2026-11-27', 2],
])('A6 a restaurant has %s', (_, own, date, hours) => expect(leadHours(own, date)).toBe(hours))
