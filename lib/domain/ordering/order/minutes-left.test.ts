import { minutesLeft } from './minutes-left'

const eta = { from: '2026-11-27T18:30:00+01:00', to: '2026-11-27T18:45:00+01:00' }
const at = (time: string) => Date.parse(`2026-11-27T${time}:00+01:00`)

it.each([
  ['accepted', 'confirmed', 'delivery', '18:07', { from: 25, to: 40 }],
  ['on its way', 'sent', 'delivery', '18:29', { from: 5, to: 20 }],
  ['its earliest time has come', 'sent', 'delivery', '18:40', { from: 0, to: 5 }],
  ['late', 'sent', 'delivery', '19:10', { from: 0, to: 0 }],
  ['a takeout order in the kitchen', 'confirmed', 'takeout', '18:20', { from: 10, to: 25 }],
  ['ready to be fetched', 'sent', 'takeout', '18:20', null],
  ['not accepted yet', 'pending', 'delivery', '18:07', null],
  ['not paid yet', 'new', 'delivery', '18:07', null],
  ['delivered', 'delivered', 'delivery', '18:35', null],
  ['hours away', 'confirmed', 'delivery', '16:30', null],
] as const)('C1 minutes of an order: %s', (_, status, type, time, left) =>
  expect(minutesLeft({ status, delivery_type: type, eta }, at(time))).toEqual(left),
)
