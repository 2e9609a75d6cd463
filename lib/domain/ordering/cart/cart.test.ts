import { type Cart, type CartAction, emptyCart, isFull, reduceCart, unitsIn } from '@/lib/domain/ordering/cart/cart'
import { type CartLine, lineKey, MAX_LINES } from '@/lib/domain/ordering/cart/cart-line'
import { readStoredCart, storedCart } from '@/lib/domain/ordering/cart/stored-cart'

const answer = (optionId: number) => ({ questionId: 1, options: [{ optionId, amount: 1 }], components: [] })
const line = (productId: number, own: Partial<CartLine> = {}): CartLine => ({
  productId,
  amount: 1,
  answers: [],
  note: '',
  ...own,
})
const added = (one: CartLine, restaurantId = 12): CartAction => ({ type: 'added', restaurantId, line: one })
const run = (...actions: CartAction[]): Cart => actions.reduce(reduceCart, emptyCart)
const rows = (cart: Cart) => cart.lines.map(({ productId, amount }) => [productId, amount])

it.each([
  ['the same product', line(1), line(1), [[1, 2]]],
  [
    'the same answers in another order',
    line(1, { answers: [answer(1), { ...answer(2), questionId: 2 }] }),
    line(1, { answers: [{ ...answer(2), questionId: 2 }, answer(1)] }),
    [[1, 2]],
  ],
  ['a note with spaces around', line(1, { note: 'bez soli' }), line(1, { note: ' bez soli ' }), [[1, 2]]],
  [
    'another product',
    line(1),
    line(2),
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'other answers',
    line(1, { answers: [answer(1)] }),
    line(1, { answers: [answer(2)] }),
    [
      [1, 1],
      [1, 1],
    ],
  ],
  [
    'another note',
    line(1, { note: 'ostre' }),
    line(1),
    [
      [1, 1],
      [1, 1],
    ],
  ],
])('C6 merges lines only if everything is equal: %s', (_, a, b, expected) =>
  expect(rows(run(added(a), added(b)))).toEqual(expected),
)

const key = lineKey(line(1))

it.each([
  [
    'more of it',
    { type: 'amountChanged', key, amount: 3 },
    [
      [1, 3],
      [2, 1],
    ],
  ],
  ['none of it', { type: 'amountChanged', key, amount: 0 }, [[2, 1]]],
  [
    'more than 99',
    { type: 'amountChanged', key, amount: 500 },
    [
      [1, 99],
      [2, 1],
    ],
  ],
  [
    'half of one',
    { type: 'amountChanged', key, amount: 1.5 },
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['not a number', { type: 'amountChanged', key, amount: Number.NaN }, [[2, 1]]],
  ['removed', { type: 'removed', key }, [[2, 1]]],
  [
    'a line that is gone',
    { type: 'removed', key: 'gone' },
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['edited into its neighbour', { type: 'edited', key, line: line(2, { amount: 4 }) }, [[2, 5]]],
  [
    'edited',
    { type: 'edited', key, line: line(1, { amount: 2, note: 'ostre' }) },
    [
      [1, 2],
      [2, 1],
    ],
  ],
] as const)('a line: %s', (_, action, expected) =>
  expect(rows(run(added(line(1)), added(line(2)), action as CartAction))).toEqual(expected),
)

it('forgets the restaurant with the last line', () =>
  expect(run(added(line(1)), { type: 'removed', key })).toEqual(emptyCart))

describe('a product of another restaurant', () => {
  const requested = run(added(line(1)), added(line(9), 15))

  it("waits for the diner's decision and changes nothing", () =>
    expect(requested).toMatchObject({ restaurantId: 12, lines: [{ productId: 1 }], conflict: { restaurantId: 15 } }))
  it('replaces the cart if the diner agrees', () =>
    expect(reduceCart(requested, { type: 'conflictAccepted' })).toEqual({
      restaurantId: 15,
      lines: [line(9)],
      conflict: null,
    }))
  it('or is discarded', () => expect(reduceCart(requested, { type: 'conflictDeclined' })).toEqual(run(added(line(1)))))
  it('needs no decision if the cart is empty', () =>
    expect(run(added(line(9), 15))).toMatchObject({ restaurantId: 15, conflict: null }))
})

it('holds 50 lines and counts units', () => {
  const full = run(...Array.from({ length: MAX_LINES + 1 }, (_, i) => added(line(i + 1, { amount: 2 }))))
  expect(isFull(full)).toBe(true)
  expect(full.lines).toHaveLength(MAX_LINES)
  expect(unitsIn(full)).toBe(2 * MAX_LINES)
})

describe('stored for a reload', () => {
  const set = {
    questionId: 5,
    options: [],
    components: [{ componentId: 1, picks: [{ productId: 3, answers: [{ questionId: 7, options: [] }] }] }],
  }
  const cart = run(added(line(1, { amount: 2, note: 'ostre', answers: [answer(1), set] })), added(line(9), 15))

  it('is restored without the open conflict', () =>
    expect(readStoredCart(storedCart(cart))).toEqual({ ...cart, conflict: null }))

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ v: 0, restaurantId: 12, lines: [line(1)] })],
    ['no restaurant', JSON.stringify({ v: 1, restaurantId: null, lines: [line(1)] })],
    ['a line that is invalid', JSON.stringify({ v: 1, restaurantId: 12, lines: [{ productId: 1 }] })],
    [
      'answers that are invalid',
      JSON.stringify({ v: 1, restaurantId: 12, lines: [line(1, { answers: [{ questionId: 1 }] as never })] }),
    ],
  ])('is empty for %s', (_, text) => expect(readStoredCart(text)).toEqual(emptyCart))
})
