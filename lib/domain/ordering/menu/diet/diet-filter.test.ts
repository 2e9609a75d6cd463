import { ALLERGEN_CODES, allergenNames } from '@/lib/domain/ordering/menu/diet/allergens'
import { dietMatchOf, dietsIn, isPartFit } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

const vegan: DietWish = { diets: ['vegan'], without: [] }
const vegetarian: DietWish = { diets: ['vegetarian'], without: [] }
const noMilk: DietWish = { diets: [], without: ['milk'] }

it('knows the 14 allergens of the regulation, in its order', () => {
  expect(ALLERGEN_CODES).toHaveLength(14)
  expect(allergenNames(['milk', 'gluten', 'milk'])).toEqual(['Zboża zawierające gluten', 'Mleko'])
})

const bacon = anOption(1, { diets: [] })
const tofu = anOption(2, { diets: ['vegan'] })
const large = anOption(3)
const cheese = anOption(4, { diets: ['vegetarian'], allergens: ['milk'] })

it.each([
  ['a size does not affect the diet', large, vegan, true],
  ['bacon is not vegan', bacon, vegan, false],
  ['nor vegetarian', bacon, vegetarian, false],
  ['tofu is vegan', tofu, vegan, true],
  ['and so vegetarian', tofu, vegetarian, true],
  ['cheese is vegetarian only', cheese, vegan, false],
  ['cheese contains milk', cheese, noMilk, false],
  ['bacon does not', bacon, noMilk, true],
  ['B2 a dish with unstated allergens may contain milk', { ...large, allergens: null }, noMilk, false],
  ['B2 nor is it known to be vegan', { ...large, allergens: null }, vegan, false],
  ['B2 a vegan sauce of unknown allergens is vegan anyway', { ...tofu, allergens: null }, vegan, true],
])('C6 option: %s', (_, option, filter, fit) => expect(isPartFit(option, filter)).toBe(fit))

const dish = (...questions: ReturnType<typeof aChoice>[]) => aProduct(1, { diets: ['vegan'], questions })

it.each([
  ['a vegan dish without questions', dish(), vegan, 'fit'],
  ['one that is only vegetarian', aProduct(1, { diets: ['vegetarian'] }), vegan, 'unfit'],
  ['B2 a dish whose allergens were not stated', aProduct(1, { allergens: null }), noMilk, 'unfit'],
  ['a dish with milk in it', aProduct(1, { allergens: ['milk'] }), noMilk, 'unfit'],
  ['bacon may be left out', dish(aChoice(1, { options: [bacon, tofu] })), vegan, 'byChoice'],
  [
    'tofu may be chosen where something must be',
    dish(aChoice(1, { required: true, options: [bacon, tofu] })),
    vegan,
    'byChoice',
  ],
  [
    'nothing fit where something must be chosen',
    dish(aChoice(1, { required: true, options: [bacon] })),
    vegan,
    'unfit',
  ],
  ['two needed, one fit, once each', dish(aChoice(1, { min: 2, options: [bacon, tofu] })), vegan, 'unfit'],
  [
    'two needed, one fit, twice allowed',
    dish(aChoice(1, { min: 2, maxPerOption: 2, options: [bacon, tofu] })),
    vegan,
    'byChoice',
  ],
  [
    'the fit one is sold out',
    dish(aChoice(1, { required: true, options: [bacon, { ...tofu, available: false }] })),
    vegan,
    'unfit',
  ],
] as const)('C6 dish: %s', (_, product, filter, fitness) =>
  expect(dietMatchOf(product, filter, productsOf(aMenu([product])))).toBe(fitness),
)

it.each([
  ['a fit product can be picked', [10, 11], 'byChoice'],
  ['every product is fit', [10], 'fit'],
  ['none is', [11], 'unfit'],
])('C6 set: %s', (_, ids, fitness) => {
  const listed = ids.map((productId) => ({ productId, surchargeGrosze: 0 }))
  const set = aProduct(1, {
    diets: ['vegan'],
    questions: [aSet(5, [{ id: 1, title: '', count: 1, products: listed }])],
  })
  const products = productsOf(aMenu([set, aProduct(10, { diets: ['vegan'] }), aProduct(11)]))
  expect(dietMatchOf(set, vegan, products)).toBe(fitness)
})

it('C6 a set that lists itself does not fit, and causes no endless loop', () => {
  const listed = [{ productId: 1, surchargeGrosze: 0 }]
  const set = aProduct(1, {
    diets: ['vegan'],
    questions: [aSet(5, [{ id: 1, title: '', count: 1, products: listed }])],
  })
  expect(dietMatchOf(set, vegan, productsOf(aMenu([set])))).toBe('unfit')
})

it('B2 a diet is listed only if a dish for it can be ordered, not if no part of a set fits it', () => {
  const listed = [{ productId: 10, surchargeGrosze: 0 }]
  const set = aProduct(1, {
    diets: ['vegetarian', 'vegan'],
    questions: [aSet(5, [{ id: 1, title: '', count: 1, products: listed }])],
  })
  expect(dietsIn(productsOf(aMenu([set, aProduct(10, { diets: ['vegetarian'] })])))).toEqual(['vegetarian'])
})
