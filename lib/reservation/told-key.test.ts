import { availabilityFor } from '@/tests/support/restaurant'
import { toldKey } from './told-key'

const VISIT = { date: '2026-11-24', time: '18:00', partySize: 2 }
const FREE = availabilityFor(12, { '17:30': 'available', '18:00': 'available' })
const FULL = { ...FREE, state: 'full' as const }
const key = (answer = FREE, visit = VISIT) => toldKey(answer, null, visit)

test('C4 while the wished time is free, another slot that goes changes nothing that is said', () => {
  expect(key({ ...FREE, slots: [] }, { ...VISIT, time: '18:30' })).toBe(key())
})

test.each([
  ['a notice', { ...FREE, notices: [{ kind: 'short_notice' as const, text: 'Za krótko.' }] }, VISIT],
  ['a party of eleven', { ...FREE, people: 11 }, VISIT],
  ['a full evening', FULL, VISIT],
])('C4 %s is said anew', (_, answer, visit) => {
  expect(key(answer, visit)).not.toBe(key())
})

test('C4 a full evening names its times and its visit', () => {
  expect(key({ ...FULL, slots: [] })).not.toBe(key(FULL))
  expect(key(FULL, { ...VISIT, time: '19:00' })).not.toBe(key(FULL))
})

test('C4 a time that the restaurant confirms by hand is said', () => {
  const [, slot = null] = FREE.slots
  expect(toldKey(FREE, slot && { ...slot, confirm: 'manual' }, VISIT)).not.toBe(toldKey(FREE, slot, VISIT))
})
