import { deliveryModesOf, deliveryTypeFor } from './delivery-type-for'

it.each([
  ['both', ['delivery', 'contactless_delivery', 'takeout'], ['delivery', 'takeout'], 'delivery'],
  ['a robot only', ['robot_delivery'], ['delivery'], 'robot_delivery'],
  ['takeout only', ['takeout'], ['takeout'], 'takeout'],
  ['nothing', [], [], 'delivery'],
] as const)('A9 %s: modes, and the type that a delivery is priced as', (_, offered, modes, type) => {
  expect(deliveryModesOf(offered)).toEqual(modes)
  expect(deliveryTypeFor('delivery', offered)).toBe(type)
})

it('L160 a type chosen before is used again if it is offered', () => {
  const offered = ['delivery', 'contactless_delivery', 'takeout'] as const
  expect(deliveryTypeFor('delivery', offered, 'contactless_delivery')).toBe('contactless_delivery')
  expect(deliveryTypeFor('delivery', offered, 'robot_delivery')).toBe('delivery')
  expect(deliveryTypeFor('takeout', offered, 'contactless_delivery')).toBe('takeout')
})
