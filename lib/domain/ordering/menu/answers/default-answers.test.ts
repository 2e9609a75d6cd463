import { answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { defaultAnswers } from '@/lib/domain/ordering/menu/answers/default-answers'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

it('C6 starts with the available defaults, as many as the question accepts', () => {
  const options = [1, 2, 3].map((id) => anOption(id, { default: true, available: id !== 1 }))
  const product = aProduct(1, { questions: [aChoice(7, { type: 'single-choice', options }), aChoice(8, { options })] })
  expect(defaultAnswers(product, new Map())).toEqual([
    { questionId: 7, options: [{ optionId: 2, amount: 1 }], components: [] },
    {
      questionId: 8,
      options: [
        { optionId: 2, amount: 1 },
        { optionId: 3, amount: 1 },
      ],
      components: [],
    },
  ])
})

it('C6 picks the product if a component has only one', () => {
  const cola = aProduct(20, {
    questions: [aChoice(7, { type: 'single-choice', required: true, options: [anOption(1, { default: true })] })],
  })
  const set = aProduct(1, {
    questions: [aSet(5, [{ id: 1, title: '', count: 2, products: [{ productId: 20, surchargeGrosze: 0 }] }])],
  })
  const products = productsOf(aMenu([set, cola]))
  expect(answerErrors(set, defaultAnswers(set, products), products)).toEqual([])
})
