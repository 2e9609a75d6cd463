import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { menuSchema, plnSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { aChoice, aDiscount, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

const menu = aMenu(
  [
    aProduct(1, {
      priceGrosze: 2990,
      lowestPriceGrosze: 2490,
      packagingGrosze: 25,
      depositGrosze: 50,
      allergens: ['milk'],
      diets: ['vegetarian'],
      questions: [
        aChoice(7, { freeCount: 1, maxPerOption: 2, options: [anOption(1, { priceGrosze: 199, diets: ['vegan'] })] }),
        aSet(8, [{ id: 1, title: 'Napój', count: 2, products: [{ productId: 1, surchargeGrosze: 150 }] }]),
      ],
    }),
  ],
  [
    aDiscount({ maxUses: 2, days: [0, 6], hours: { from: '12:00', to: '15:00' }, deliveryTypes: ['takeout'] }),
    aDiscount({ id: 2 }),
  ],
)

it('C0 a menu is PLN on the wire and grosze in the code', () => {
  const wire = menuToWire(menu)
  expect(wire.categories[0]?.products[0]).toMatchObject({
    price: 29.9,
    lowest_price_30_days: 24.9,
    packaging: 0.25,
    deposit: 0.5,
  })
  expect(menuFromWire(menuSchema.parse(wire))).toEqual({ ...menu, popular: [] })
})

it.each([
  [29.9, true],
  [0, true],
  [29.999, false],
  [-1, false],
])('C "General rules": %d PLN is a price: %s', (amount, ok) => expect(plnSchema.safeParse(amount).success).toBe(ok))

it.each([
  ['left out', {}],
  ['null', { allergens: null }],
])('B2 allergens that are %s are not stated, which is never the same as none', (_, allergens) => {
  const [category] = menuToWire(aMenu([aProduct(1, { questions: [aChoice(7)] })])).categories
  const { allergens: _product, ...product } = category!.products[0]!
  const question = product.questions[0]!
  const options =
    question.type === 'set' || question.type === 'shared'
      ? []
      : question.options.map(({ allergens: _option, ...rest }) => ({ ...rest, ...allergens }))
  const wire = { ...product, ...allergens, questions: [{ ...question, options }] }
  const read = menuFromWire(menuSchema.parse({ categories: [{ ...category, products: [wire] }], discounts: [] }))
  expect(read.categories[0]!.products[0]).toMatchObject({
    allergens: null,
    questions: [{ options: options.map(() => ({ allergens: null })) }],
  })
})
