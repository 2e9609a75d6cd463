import { readChange } from '@/lib/domain/reservation/form/change-form'

const read = (part: Record<string, string>) =>
  readChange(new URLSearchParams({ visitDate: '2026-11-27', visitTime: '18:30', peopleAmount: '4', ...part }))

it('C2 a whole change', () => expect(read({}).change).toEqual({ reserved_on: '2026-11-27 18:30:00', guests_number: 4 }))

it('C18 eleven or more reads as eleven', () => expect(read({ peopleAmount: '11+' }).change?.guests_number).toBe(11))

it.each([
  ['no day', { visitDate: '2026-02-30' }],
  ['no time', { visitTime: '' }],
  ['nobody', { peopleAmount: '0' }],
  ['51 people', { peopleAmount: '51' }],
])('C2 %s is no change, but typed values are kept', (_, part) => {
  expect(read(part).change).toBeNull()
  expect(read(part).visit).toMatchObject(part)
})
