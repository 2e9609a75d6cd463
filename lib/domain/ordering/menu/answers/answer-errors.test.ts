import { answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import { type Product, productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

const chosen = (questionId: number, ...amounts: [number, number][]): Answer => ({
  questionId,
  options: amounts.map(([optionId, amount]) => ({ optionId, amount })),
  components: [],
})
const errorsOf = (product: Product, ...answers: Answer[]) =>
  answerErrors(product, answers, productsOf(aMenu([product])))

const size = aChoice(7, {
  type: 'single-choice',
  required: true,
  options: [anOption(1), anOption(2), anOption(3, { available: false })],
})
const spare = { ...size, required: false }
const sauces = aChoice(8, { min: 2, max: 4, maxPerOption: 2 })
const box = aChoice(9, { type: 'checkbox', options: [anOption(1)] })

it.each([
  ['L187 one of a required choice', size, [chosen(7, [1, 1])], null],
  ['L187 none of a required choice', size, [], 'required'],
  ['L187 none of a free choice', spare, [], null],
  ['L187 two radios at once', size, [chosen(7, [1, 1], [2, 1])], 'too_many'],
  ['L187 one radio twice', size, [chosen(7, [1, 2])], 'too_many'],
  ['L187 a sold-out option', size, [chosen(7, [3, 1])], 'option_unavailable'],
  ['L187 an option that is not on the list', size, [chosen(7, [99, 1])], 'option_unknown'],
  ['L186 the minimum, from two options', sauces, [chosen(8, [1, 1], [2, 1])], null],
  ['L186 the minimum, from one option twice', sauces, [chosen(8, [1, 2])], null],
  ['L186 one below the minimum', sauces, [chosen(8, [1, 1])], 'too_few'],
  ['L186 the maximum', sauces, [chosen(8, [1, 2], [2, 2])], null],
  ['L186 one above the maximum', sauces, [chosen(8, [1, 2], [2, 2], [3, 1])], 'too_many'],
  ['L186 more of one option than it allows', sauces, [chosen(8, [1, 3])], 'too_many_of_option'],
  ['L186 a maximum of 0 is none', { ...sauces, max: 0, maxPerOption: 50 }, [chosen(8, [1, 50], [2, 50])], null],
  ['L186 required without a minimum is at least one', { ...sauces, min: 0, required: true }, [], 'required'],
  ['L186 the same option listed twice', sauces, [chosen(8, [1, 1], [1, 1])], 'answered_twice'],
  ['L188 a ticked box', box, [chosen(9, [1, 1])], null],
  ['L188 a box left alone', box, [], null],
  ['L188 a required box left alone', { ...box, required: true }, [], 'required'],
] as const)('%s: %s', (_, question, answers, code) =>
  expect(errorsOf(aProduct(1, { questions: [question] }), ...answers)).toEqual(
    code ? [{ path: `${question.id}`, code }] : [],
  ),
)

it.each([
  [
    'a question the product does not ask',
    [chosen(7, [1, 1]), chosen(99, [1, 1])],
    { path: '99', code: 'question_unknown' },
  ],
  ['an answer given twice', [chosen(7, [1, 1]), chosen(7, [2, 1])], { path: '7', code: 'answered_twice' }],
] as const)('C6 %s', (_, answers, error) =>
  expect(errorsOf(aProduct(1, { questions: [size] }), ...answers)).toEqual([error]),
)

describe('L189 a set', () => {
  const set = aSet(5, [
    {
      id: 1,
      title: 'Burger',
      count: 2,
      products: [
        { productId: 10, surchargeGrosze: 0 },
        { productId: 11, surchargeGrosze: 300 },
      ],
    },
    { id: 2, title: 'Napój', count: 1, products: [{ productId: 20, surchargeGrosze: 0 }] },
  ])
  const meal = aProduct(1, { questions: [set] })
  const burger = aProduct(10, { questions: [size] })
  const products = productsOf(
    aMenu([meal, burger, aProduct(11), aProduct(20), aProduct(21), aProduct(12, { available: false })]),
  )
  const rare = { questionId: 7, options: [{ optionId: 1, amount: 1 }] }
  const burgers = {
    componentId: 1,
    picks: [
      { productId: 10, answers: [rare] },
      { productId: 11, answers: [] },
    ],
  }
  const drink = { componentId: 2, picks: [{ productId: 20, answers: [] }] }
  const pick = (productId: number) => ({ productId, answers: [] })

  it.each([
    ['each component has its products', [burgers, drink], []],
    ['a component is missing', [burgers], [['5.2', 'component_incomplete']]],
    ['a pick is missing', [{ ...burgers, picks: burgers.picks.slice(1) }, drink], [['5.1', 'component_incomplete']]],
    ['there is a pick too many', [burgers, { ...drink, picks: [pick(20), pick(20)] }], [['5.2', 'too_many']]],
    [
      'a product of the menu is not on the list',
      [burgers, { ...drink, picks: [pick(21)] }],
      [['5.2.0', 'product_unknown']],
    ],
    ['a nested question is left open', [{ ...burgers, picks: [pick(10), pick(11)] }, drink], [['5.1.0.7', 'required']]],
    ['a component is not part of it', [burgers, drink, { componentId: 3, picks: [] }], [['5', 'component_unknown']]],
    ['a component is answered twice', [burgers, drink, drink], [['5', 'answered_twice']]],
  ] as const)('%s', (_, components, errors) => {
    const answer = { questionId: 5, options: [], components: components as unknown as Answer['components'] }
    expect(answerErrors(meal, [answer], products)).toEqual(errors.map(([path, code]) => ({ path, code })))
  })

  it('refuses a sold out product, and a set inside a set', () => {
    const listed = [
      { productId: 12, surchargeGrosze: 0 },
      { productId: 1, surchargeGrosze: 0 },
    ]
    const odd = aProduct(2, { questions: [aSet(6, [{ id: 1, title: '', count: 2, products: listed }])] })
    const answer = { questionId: 6, options: [], components: [{ componentId: 1, picks: [pick(12), pick(1)] }] }
    expect(answerErrors(odd, [answer], products)).toEqual([
      { path: '6.1.0', code: 'product_unavailable' },
      { path: '6.1.1', code: 'product_unknown' },
    ])
  })

  it('a set takes no options, and a choice takes no components', () => {
    expect(
      answerErrors(
        meal,
        [{ questionId: 5, options: [{ optionId: 1, amount: 1 }], components: [burgers, drink] }],
        products,
      ),
    ).toEqual([{ path: '5', code: 'question_unknown' }])
    expect(answerErrors(burger, [{ ...rare, components: [drink] }], products)).toEqual([
      { path: '7', code: 'question_unknown' },
    ])
  })
})
