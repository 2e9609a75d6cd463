import { joinedEntry, type PostedJoin, readJoin, timeWindowAround } from './join-form'

const evening = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00']
const night = ['00:00', '00:30', '01:00', '22:00', '22:30', '23:00', '23:30']

it.each([
  ['an hour before and after the requested time', evening, '20:00', '19:00–21:00'],
  ['never before the first seating', evening, '18:30', '18:00–19:30'],
  ['never after the last seating', evening, '22:00', '21:00–22:00'],
  ['a requested time before opening', evening, '12:00', '18:00–19:00'],
  ['a requested time after the last seating', evening, '23:30', '21:00–22:00'],
  ['the hours after midnight belong to the day', night, '00:30', '00:00–01:00'],
  ['nothing is offered', [], '18:00', null],
])('C2 %s', (_, times, requested, expected) => {
  const window = timeWindowAround(times, requested)
  expect(window && `${window.from}–${window.to}`).toBe(expected)
})

const typed = {
  restaurant_id: '12',
  visitDate: '2026-11-28',
  peopleAmount: '2',
  from: '18:00',
  to: '20:00',
  email: 'a@b.pl',
}
const draft = readJoin(new URLSearchParams(typed))

it.each<[string, Partial<PostedJoin>, Partial<typeof typed>, string | null]>([
  ['the same form', {}, {}, 'ENTRY'],
  ['another hour of that day', {}, { from: '19:00' }, 'ENTRY'],
  ['another day', {}, { visitDate: '2026-11-29' }, null],
  ['another address', {}, { email: 'c@d.pl' }, null],
  ['another restaurant', {}, { restaurant_id: '13' }, null],
  ['a form that made none', { joined: null }, {}, null],
])('C2 %s after an entry shows that entry, if it is the same wait', (_, posted, changes, entry) => {
  const before = { form: 'waitlist' as const, draft, joined: 'ENTRY', ...posted }
  expect(joinedEntry(before, { ...draft, ...changes })).toBe(entry)
})
