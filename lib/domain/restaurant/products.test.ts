import { PRODUCTS, productSchema } from './products'

it('L116–L128 each product of the specification can be bought, and no other', () => {
  const own = ['lubje', 'lesznoje', 'ostrowje', 'miedzioweje'].map((brand) => `${brand}_orders_list`)
  const others = ['foodeli_deliveries', 'deliveries', 'robot_deliveries', 'marketing', 'orders', 'orders_list']
  expect(new Set(PRODUCTS)).toEqual(new Set([...own, ...others, 'reservations', 'printer', 'website', 'iframe']))
  expect(productSchema.safeParse('nakryte_orders_list').success).toBe(false)
})
