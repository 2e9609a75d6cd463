import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { CartPricingInput } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import { DELIVERY_TYPES } from '@/lib/domain/ordering/delivery/schema'
import type { Answer, ChoiceAnswer, Chosen, ComponentAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { Discount, Menu, Product, Question } from '@/lib/domain/ordering/menu/menu'
import fc from '@/tests/support/fast-check'

const now = new Date('2026-11-27T18:00:00+01:00')
const price = fc.integer({ min: 0, max: 9999 })
const listOf = <T>(...items: fc.Arbitrary<T>[]): fc.Arbitrary<T[]> => fc.tuple(...items)
const PRODUCT_IDS = [1, 2, 3, 4]
const OPTION_IDS = [1, 2, 3]

const option = (id: number) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant('Sos'),
    priceGrosze: price,
    available: fc.boolean(),
    default: fc.boolean(),
    allergens: listOf<Allergen>(),
    diets: fc.constant(null),
  })
const choice: fc.Arbitrary<Question> = fc.record({
  id: fc.constant(1),
  type: fc.constantFrom('single-choice', 'multiple-choice', 'checkbox'),
  title: fc.constant('Sosy'),
  required: fc.boolean(),
  min: fc.nat(2),
  max: fc.nat(4),
  freeCount: fc.nat(2),
  maxPerOption: fc.integer({ min: 1, max: 3 }),
  options: listOf(option(1), option(2), option(3)),
})
const set: fc.Arbitrary<Question> = fc.record({
  id: fc.constant(2),
  type: fc.constant('set'),
  title: fc.constant('Zestaw'),
  components: listOf(
    fc.record({
      id: fc.constant(1),
      title: fc.constant('Napój'),
      count: fc.integer({ min: 1, max: 2 }),
      products: fc.array(fc.record({ productId: fc.constantFrom(...PRODUCT_IDS), surchargeGrosze: price }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
})
const product = (id: number): fc.Arbitrary<Product> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Danie ${id}`),
    description: fc.constant(''),
    priceGrosze: price,
    lowestPriceGrosze: fc.option(price),
    packagingGrosze: fc.nat(100),
    depositGrosze: fc.constantFrom(0, 50, 100),
    available: fc.boolean(),
    goesWith: fc.constant([]),
    allergens: listOf<Allergen>(),
    diets: listOf<Diet>(),
    ingredients: fc.constant(''),
    image: fc.constant(null),
    questions: fc.oneof(listOf<Question>(), listOf(choice), listOf(choice, set)),
  })
const discount = (id: number): fc.Arbitrary<Discount> =>
  fc.record({
    id: fc.constant(id),
    scope: fc.constantFrom('same-product', 'same-category'),
    targetId: fc.integer({ min: 1, max: 2 }),
    buy: fc.nat(3),
    get: fc.nat(2),
    percent: fc.integer({ min: 1, max: 100 }),
    maxUses: fc.option(fc.integer({ min: 1, max: 3 })),
    days: fc.constant(null),
    hours: fc.constant(null),
    deliveryTypes: fc.constant(null),
  })
const menu: fc.Arbitrary<Menu> = fc.record({
  categories: fc
    .tuple(...PRODUCT_IDS.map(product))
    .map((products) =>
      [products.slice(0, 2), products.slice(2)].map((own, i) => ({ id: i + 1, name: 'Dania', products: own })),
    ),
  discounts: fc.oneof(
    listOf<Discount>(),
    listOf(discount(1)),
    listOf(discount(1), discount(2)),
    listOf(discount(1), discount(2), discount(3)),
  ),
})
const options = fc.array(
  fc.record({ optionId: fc.constantFrom(...OPTION_IDS), amount: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 3 },
)
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ questionId: fc.constant(1), options, components: listOf<ComponentAnswer>() }),
  fc.record({
    questionId: fc.constant(2),
    options: listOf<Chosen>(),
    components: listOf(
      fc.record({
        componentId: fc.constant(1),
        picks: fc.array(
          fc.record({
            productId: fc.constantFrom(...PRODUCT_IDS),
            answers: fc.oneof(listOf<ChoiceAnswer>(), listOf(fc.record({ questionId: fc.constant(1), options }))),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      }),
    ),
  }),
)
const line: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.constantFrom(...PRODUCT_IDS, 99),
  amount: fc.integer({ min: 1, max: 7 }),
  answers: fc.array(answer, { maxLength: 2 }),
  note: fc.constantFrom('', '', 'bez soli'),
})
const worth = fc.oneof(
  fc.record({
    type: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    maxDiscountGrosze: fc.option(price),
  }),
  fc.record({ type: fc.constant('value' as const), valueGrosze: price }),
  fc.constant({ type: 'freeDelivery' as const }),
)
const voucher: fc.Arbitrary<Voucher> = fc.tuple(worth, price).map(([what, minCartGrosze]) => ({
  ...what,
  code: 'LATO',
  minCartGrosze,
  validFrom: null,
  validTo: null,
  deliveryTypes: null,
  restaurants: null,
  totalLimit: null,
  customerLimit: null,
  firstOrderOnly: false,
}))
const delivery: fc.Arbitrary<CartPricingInput['delivery']> = fc.oneof(
  fc.record({
    kind: fc.constant('known' as const),
    terms: fc.record({ feeGrosze: price, minCartGrosze: price, freeFromGrosze: fc.option(price) }),
  }),
  fc.record({ kind: fc.constant('unknown' as const), minCartGrosze: price }),
  fc.constant({ kind: 'outOfRange' as const }),
)
/** Everything of a cart except its menu. */
const questionParts = {
  restaurantId: fc.constant(12),
  lines: fc.array(line, { maxLength: 6 }),
  deliveryType: fc.constantFrom(...DELIVERY_TYPES),
  delivery,
  packagingGrosze: fc.nat(300),
  tipGrosze: fc.nat(3000),
  code: fc.option(fc.record({ voucher: fc.option(voucher) })),
  servedAt: fc.constant(now),
  now: fc.constant(now),
}
/** A random cart, complete or not, of a random menu. */
export const randomCart: fc.Arbitrary<CartPricingInput> = fc.record({ menu, ...questionParts })
/** A menu and this many carts of it: a menu costs more to generate and to parse than ten carts. */
export const randomCarts = (count: number): fc.Arbitrary<CartPricingInput[]> =>
  fc
    .tuple(menu, fc.array(fc.record(questionParts), { minLength: count, maxLength: count }))
    .map(([ofAll, questions]) => questions.map((question) => ({ ...question, menu: ofAll })))
