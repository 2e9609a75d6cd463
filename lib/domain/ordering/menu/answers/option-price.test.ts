import { choiceGrosze, optionsGrosze, pickedDepositGrosze } from '@/lib/domain/ordering/menu/answers/option-price'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

// Options 1, 2 and 3 cost 1,00, 2,50 and 4,00.
it.each([
  ['L187 a radio adds its option', 'single-choice', 0, [[2, 1]], 250],
  ['L188 a ticked box adds its price', 'checkbox', 0, [[1, 1]], 100],
  ['L188 a box left alone adds nothing', 'checkbox', 0, [], 0],
  [
    'L186 every option is paid without free ones',
    'multiple-choice',
    0,
    [
      [1, 1],
      [3, 1],
    ],
    500,
  ],
  [
    'L186 the cheapest is the free one',
    'multiple-choice',
    1,
    [
      [3, 1],
      [1, 1],
    ],
    400,
  ],
  ['L186 an option twice counts twice', 'multiple-choice', 1, [[2, 2]], 250],
  [
    'L186 two free of three',
    'multiple-choice',
    2,
    [
      [3, 1],
      [2, 1],
      [1, 1],
    ],
    400,
  ],
  ['L186 more free than chosen', 'multiple-choice', 5, [[3, 1]], 0],
  ['C6 only several choices have free ones', 'single-choice', 1, [[3, 1]], 400],
] as const)('%s', (_, type, freeCount, amounts, grosze) => {
  const chosen = amounts.map(([optionId = 0, amount = 0]) => ({ optionId, amount }))
  expect(choiceGrosze(aChoice(1, { type, freeCount }), chosen)).toBe(grosze)
})

it('L189 a set adds surcharges and nested options, not the prices of its products', () => {
  const sauces = aChoice(4, { freeCount: 1, options: [anOption(1), anOption(2, { priceGrosze: 200 })] })
  const cola = aProduct(20, { priceGrosze: 900, depositGrosze: 50 })
  const burger = aProduct(10, { priceGrosze: 3500, questions: [sauces] })
  const set = aSet(5, [
    { id: 1, title: 'Burger', count: 1, products: [{ productId: 10, surchargeGrosze: 300 }] },
    { id: 2, title: 'Napoje', count: 2, products: [{ productId: 20, surchargeGrosze: 150 }] },
  ])
  const meal = aProduct(1, { questions: [set] })
  const products = productsOf(aMenu([meal, burger, cola]))
  const saucesChosen = {
    questionId: 4,
    options: [
      { optionId: 1, amount: 1 },
      { optionId: 2, amount: 1 },
    ],
  }
  const drink = { productId: 20, answers: [] }
  const answers = [
    {
      questionId: 5,
      options: [],
      components: [
        { componentId: 1, picks: [{ productId: 10, answers: [saucesChosen] }] },
        { componentId: 2, picks: [drink, drink] },
      ],
    },
  ]
  expect(optionsGrosze(meal, answers, products)).toBe(300 + 200 + 150 + 150)
  expect(pickedDepositGrosze(answers, products)).toBe(100)
})

it('C6 options missing from the menu add nothing', () =>
  expect(
    optionsGrosze(aProduct(1), [{ questionId: 99, options: [{ optionId: 1, amount: 1 }], components: [] }], new Map()),
  ).toBe(0))
