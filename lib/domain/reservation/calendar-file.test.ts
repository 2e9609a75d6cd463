import { calendarFile } from '@/lib/domain/reservation/calendar-file'
import type { Reservation } from '@/lib/domain/reservation/schema'
import fc from '@/tests/support/fast-check'

const CODE = 'K7QZ2M5XWPTR4A'
const URL_OF_IT = `https://nakryte.pl/rezerwacja/${CODE}`
const now = new Date('2026-11-20T10:00:00Z')
const reservation: Reservation = {
  code: CODE,
  status: 'confirmed',
  restaurant_id: 12,
  restaurant: {
    id: 12,
    slug: 'mlyn',
    name: 'Młyn',
    phone: '+48815320000',
    street: 'Krakowskie Przedmieście',
    house: '12/14',
    city: 'Lublin',
    lat: 51.2465,
    lng: 22.5684,
    city_slug: 'lublin',
    state: 'open',
  },
  reserved_on: '2026-11-27 18:00:00',
  starts_at: '2026-11-27T18:00:00+01:00',
  ends_at: '2026-11-27T20:00:00+01:00',
  guests_number: 4,
  customer_name: 'Jan Kowalski',
  phone_number: '+48•••••••00',
  email: 'j•••@example.pl',
  notes_from_guest: '',
  extras: {},
  created_at: '2026-11-20T10:00:00+01:00',
  answer_due_at: null,
  decline_reason: null,
  alternatives: [],
  change_request: null,
  cancelled_at: null,
  cancelled_by: null,
  visit_state: 'expected',
  has_table: true,
  can_change: true,
  can_cancel: true,
}
const fileOf = (changes: Partial<Reservation> = {}) => calendarFile({ ...reservation, ...changes }, URL_OF_IT, now)
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const named = (name: string) => ({ restaurant: { ...reservation.restaurant, name } })
const lineOf = (file: string, name: string) => linesOf(file).find((line) => line.startsWith(`${name}:`))

it.each([
  ['DTSTART', '20261127T170000Z'],
  ['DTEND', '20261127T190000Z'],
  ['DTSTAMP', '20261120T100000Z'],
  ['SUMMARY', 'Stolik: Młyn'],
  ['LOCATION', 'Młyn\\, Krakowskie Przedmieście 12/14\\, Lublin'],
  ['DESCRIPTION', 'Liczba osób: 4\\nTelefon: +48815320000'],
  ['URL', URL_OF_IT],
])('writes %s', (name, value) => expect(lineOf(fileOf(), name)).toBe(`${name}:${value}`))

it('writes summer visits in UTC as well', () => {
  const file = fileOf({ starts_at: '2026-07-01T18:00:00+02:00' })
  expect(lineOf(file, 'DTSTART')).toBe('DTSTART:20260701T160000Z')
})

it('C19 the UID does not reveal the code and survives a change of time', () => {
  const uid = lineOf(fileOf(), 'UID')
  expect(uid).not.toContain(CODE)
  expect(lineOf(fileOf({ code: 'ANOTHERCODE22', starts_at: '2026-11-28T18:00:00+01:00' }), 'UID')).toBe(uid)
  expect(lineOf(fileOf({ created_at: '2026-11-20T10:00:01+01:00' }), 'UID')).not.toBe(uid)
})

it.each<[string, Partial<Reservation>, string]>([
  ['confirmed', {}, 'CONFIRMED'],
  ['pending', { status: 'pending' }, 'TENTATIVE'],
  ['declined', { status: 'declined' }, 'CANCELLED'],
  ['cancelled', { cancelled_at: '2026-11-21T10:00:00+01:00' }, 'CANCELLED'],
])('C2 a %s visit', (_, changes, status) => expect(lineOf(fileOf(changes), 'STATUS')).toBe(`STATUS:${status}`))

it('escapes separators, and a name cannot add a line', () => {
  const file = fileOf(named('A;B,C\\D\r\nEND:VEVENT\u0007'))
  expect(lineOf(file, 'SUMMARY')).toBe('SUMMARY:Stolik: A\\;B\\,C\\\\D\\nEND:VEVENT')
  expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

it('folds at 75 octets without splitting a character, and every line ends in CRLF', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant('ż'.repeat(200))), (name) => {
      const file = fileOf(named(name))
      const lines = file.split('\r\n')
      expect(lines.pop()).toBe('')
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        // A split character would not survive decoding.
        expect(Buffer.from(line).toString()).toBe(line)
      }
      expect(linesOf(file)).toHaveLength(18)
    }),
  )
})

it('folds as late as possible: lines of Polish letters are filled', () => {
  const longest = Math.max(
    ...fileOf(named('ż'.repeat(200)))
      .split('\r\n')
      .map((line) => Buffer.byteLength(line)),
  )
  expect(longest).toBeGreaterThanOrEqual(74)
})
