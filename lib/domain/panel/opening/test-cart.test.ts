import { answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { type Product, productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, anOption, aProduct, aSet } from '@/tests/support/a-menu'
import { testCarts } from './test-cart'

const required = aChoice(1, { type: 'single-choice', required: true, min: 1, max: 1 })
const three = aChoice(1, { required: true, min: 3, options: [1, 2, 3, 4].map((id) => anOption(id)) })
const removed = aChoice(1, {
  type: 'single-choice',
  required: true,
  options: [anOption(1, { available: false }), anOption(2)],
})
const drinks = [aProduct(8, { available: false }), aProduct(9, { questions: [required] })]
const set = aSet(1, [
  { id: 1, title: 'Napój', count: 2, products: drinks.map(({ id }) => ({ productId: id, surchargeGrosze: 0 })) },
])

it.each<[string, Product]>([
  ['asks nothing', aProduct(1)],
  ['asks for one option and has no default', aProduct(1, { questions: [required] })],
  ['asks for three', aProduct(1, { questions: [three] })],
  ['has a first option that is sold out', aProduct(1, { questions: [removed] })],
  ['is a set of which a part is to be chosen', aProduct(1, { questions: [set] })],
])('C33 a dish that %s is answered so that it can be ordered', (_, dish) => {
  const menu = { categories: [{ id: 1, name: 'Dania', products: [dish, ...drinks] }], discounts: [] }
  const [line] = testCarts(menu)[0]!
  expect(line).toMatchObject({ productId: 1, amount: 1 })
  expect(answerErrors(dish, line!.answers, productsOf(menu))).toEqual([])
})

it('C33 a test cart leaves out unavailable dishes', () => {
  const menu = { categories: [{ id: 1, name: 'Dania', products: [aProduct(1, { available: false })] }], discounts: [] }
  expect(testCarts(menu)).toEqual([])
})
