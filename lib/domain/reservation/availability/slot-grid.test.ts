import { nearestSlot, slotsByDistance, slotsOfDay } from '@/lib/domain/reservation/availability/slot-grid'

it.each([
  ['C4 every half hour', 30, 48, '23:30'],
  ['C4 every quarter', 15, 96, '23:45'],
])('%s', (_, slotMinutes, count, last) => {
  const slots = slotsOfDay(slotMinutes)
  expect([slots.length, slots[0]?.time, slots.at(-1)?.time]).toEqual([count, '00:00', last])
})

it.each([
  ['on the grid', '18:00', 30, '18:00'],
  ['a little after', '18:14', 30, '18:00'],
  ['half way is rounded up', '18:15', 30, '18:30'],
  ['the end of the day stays in the day', '23:59', 30, '23:30'],
])('nearest slot: %s', (_, time, slotMinutes, slot) => expect(nearestSlot(time, slotMinutes)).toBe(slot))

it('C4 by distance, the earlier first if equal, without the requested one', () => {
  const [a, b, c] = slotsByDistance('18:00', 30)
  expect([a?.time, b?.time, c?.time]).toEqual(['17:30', '18:30', '17:00'])
})
