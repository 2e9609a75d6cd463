import { todayPath } from './today'

it.each([
  ['no button, no way', { visitDate: '2026-11-24' }, null],
  [
    'A1 the day is today’s, time, people and city stay',
    { city: 'lublin', visitDate: '2026-11-24', visitTime: '20:30', peopleAmount: '5', dzis: '1' },
    '/rezerwuj?city=lublin&visitDate=2026-11-23&visitTime=20%3A30&peopleAmount=5',
  ],
  ['empty controls are left out', { city: '', dzis: '1' }, '/rezerwuj?visitDate=2026-11-23'],
  [
    'the first of a repeated one counts',
    { peopleAmount: ['3', '4'], dzis: '1' },
    '/rezerwuj?peopleAmount=3&visitDate=2026-11-23',
  ],
])('%s', (_, query, path) => expect(todayPath(query, '2026-11-23')).toBe(path))
