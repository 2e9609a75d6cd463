import { NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import { aChoice, aMenu, anOption, aProduct } from '@/tests/support/a-menu'
import { reorderPlan } from './reorder'

const bread = aChoice(7, { options: [anOption(1, { allergens: ['gluten'] }), anOption(2)] })
const menu = aMenu([aProduct(11, { questions: [bread] }), aProduct(12, { allergens: null })])
const line = (product_id: number, ...options: number[]) => ({
  product_id,
  name: `Danie ${product_id}`,
  amount: 1,
  price: 31,
  displayPrice: '31,00 zł',
  note: '',
  answers: [{ question_id: 7, options: options.map((option_id) => ({ option_id, amount: 1 })) }],
})
const plain = (product_id: number) => ({ ...line(product_id), answers: [] })

it.each([
  ['without a filter nothing is', [line(11, 1)], [], []],
  ['the option of then', [line(11, 1)], ['gluten'], ['Danie 11']],
  ['another option is not', [line(11, 2)], ['gluten'], []],
  ['a dish whose allergens were not stated', [plain(12)], ['gluten'], ['Danie 12']],
] as const)('B2 an earlier order against the filter: %s', (_, products, without, unfit) => {
  const filter = { ...NO_FILTER, without: [...without] }
  expect(reorderPlan({ products: [...products] as never }, menu, filter).unfit).toEqual(unfit)
})
