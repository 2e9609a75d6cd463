import { isWithinNonPartnerHours, nonPartnerNotice } from '@/lib/domain/reservation/notices'
import { instantOf } from '@/lib/domain/time/time'
import { closedNotice, shortNotice } from '@/messages/content/reservation-notices'

it.each([
  ['07:59', false],
  ['08:00', true],
  ['21:59', true],
  ['22:00', false],
  ['00:00', false],
])('L289 at %s staff answer requests: %s', (time, within) => {
  const now = instantOf('2026-07-01', time)
  expect(isWithinNonPartnerHours(now)).toBe(within)
  expect(nonPartnerNotice(now) === null).toBe(within)
})

it('L288 has the exact text', () => {
  expect(nonPartnerNotice(instantOf('2026-11-23', '23:00'))).toBe(
    'Rezerwacje w lokalach niepartnerskich realizujemy w godzinach 8-22. Rezerwacje poza tymi godzinami są realizowane po godzinie 8 następnego dnia, lub później, w zależności od godzin otwarcia restauracji.',
  )
})

it('L290 has the exact text, and inserts any name unchanged', () => {
  expect(closedNotice('Bar $& Grill', '10–22')).toBe(
    'Wygląda na to, że lokal Bar $& Grill jest zamknięty. Dzisiaj jego godziny pracy to 10–22. Rezerwacja zostanie zrealizowana po otwarciu lokalu.',
  )
})

it.each([
  [3, '3'],
  [1.5, '1,5'],
])('L291 has the exact text for %s hours', (hours, written) => {
  expect(shortNotice('Młyn', hours)).toBe(
    `Restauracja Młyn rezerwuje stoliki online z minimalnym wyprzedzeniem ${written} godzin. Jeżeli interesuje Cię bliższy termin - zadzwoń do restauracji, lub przyjdź bez rezerwacji :)`,
  )
})
