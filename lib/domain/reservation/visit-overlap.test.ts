import { areAtOnce, type EarlierVisit, isSameVisit } from './visit-overlap'

const HOUR = 3_600_000
const earlier: EarlierVisit = {
  restaurantId: 12,
  reservedOn: '2026-11-29 18:00:00',
  partySize: 2,
  isSamePerson: true,
  notes: 'Przy oknie',
  extras: { kids_number: 1 },
  fromMs: 0,
  untilMs: 2 * HOUR,
}
const wanted = {
  restaurant_id: 12,
  reserved_on: '2026-11-29 18:00:00',
  guests_number: 2,
  notes_from_guest: 'Przy oknie',
  extras: { kids_number: 1 },
}

it.each<[string, Partial<typeof wanted>, Partial<EarlierVisit>, boolean]>([
  ['the same form again is the same visit', {}, {}, true],
  ['a form that was left without notes and children is too', { notes_from_guest: '', extras: {} as never }, {}, true],
  ['other notes are a change', { notes_from_guest: 'Z psem' }, {}, false],
  ['another number of children is a change', { extras: { kids_number: 2 } }, {}, false],
  ['another hour is another visit', { reserved_on: '2026-11-29 18:30:00' }, {}, false],
  ['another party is another visit', { guests_number: 3 }, {}, false],
  ['another restaurant is another visit', { restaurant_id: 13 }, {}, false],
  ['another person at the same browser is another visit', {}, { isSamePerson: false }, false],
])('C2 %s', (_, change, past, isSame) => {
  expect(isSameVisit({ ...wanted, ...change }, { ...earlier, ...past })).toBe(isSame)
})

it.each([
  ['half an hour later', 0.5, true],
  ['from the moment on in which the first ends', 2, false],
  ['that ends as the first begins', -2, false],
])('C2 a visit %s: %s h, at once %s', (_, hours, isAtOnce) => {
  const later = { fromMs: hours * HOUR, untilMs: (hours + 2) * HOUR }
  expect(areAtOnce(earlier, later)).toBe(isAtOnce)
})
