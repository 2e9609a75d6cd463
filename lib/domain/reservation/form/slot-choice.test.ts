import { chosenSlot, disabledText, shownSlots, unavailableReason } from '@/lib/domain/reservation/form/slot-choice'
import { availabilityFixture } from '@/tests/support/restaurant'

const mixed = availabilityFixture(1, {
  '17:00': 'too_soon',
  '17:30': 'full',
  '18:00': 'available',
  '18:30': 'request',
  '19:00': 'closed',
})

it('C4 shows what may be asked for, and what is full among it', () =>
  expect(shownSlots(mixed.slots).map(({ time }) => time)).toEqual(['17:30', '18:00', '18:30']))

it('C4 shows nothing where nothing may be asked for', () =>
  expect(shownSlots(availabilityFixture(1, { '18:00': 'full', '18:30': 'closed' }).slots)).toEqual([]))

it.each([
  ['a free time', '18:00', '18:00'],
  ['a time that people confirm', '18:30', '18:30'],
  ['a full one', '17:30', undefined],
  ['a time that is not there', '21:00', undefined],
  ['none', null, undefined],
])('C4 chooses %s', (_, time, chosen) => expect(chosenSlot(mixed, time)?.time).toBe(chosen))

it.each([
  ['full', 'full'],
  ['closed', 'closed'],
  ['available', null],
  ['too_soon', null],
] as const)('C4 the reason of %s is %s: a notice speaks for the rest', (state, reason) =>
  expect(unavailableReason({ ...mixed, state })).toBe(reason),
)

describe('L238 C9 a rule disables the evening', () => {
  const ruled = availabilityFixture(1, { '18:00': 'rule', '18:30': 'closed' })
  const withText = { ...ruled, slots: ruled.slots.map((slot) => ({ ...slot, text: 'Tylko telefonicznie.' })) }
  it('with its text', () => expect(disabledText(withText)).toBe('Tylko telefonicznie.'))
  it('not while something may be asked for', () => expect(disabledText(mixed)).toBeNull())
  it('not where nothing is known', () => expect(disabledText(null)).toBeNull())
})
