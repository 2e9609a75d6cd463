import { aChoice, anOption, aProduct } from '@/tests/support/a-menu'
import { chosenAt, chosenWith, pickAt, takesMore, withChosen, withPick } from './change-answer'

const single = aChoice(7, { type: 'single-choice' })
const many = aChoice(8, { max: 3, maxPerOption: 2 })

it('L187 a radio replaces the previous choice', () =>
  expect(chosenWith([{ optionId: 1, amount: 1 }], single, 2, 1)).toEqual([{ optionId: 2, amount: 1 }]))

it('L186 checkboxes and steppers add up, and 0 removes', () => {
  const one = chosenWith([{ optionId: 1, amount: 1 }], many, 2, 2)
  expect(one).toEqual([
    { optionId: 1, amount: 1 },
    { optionId: 2, amount: 2 },
  ])
  expect(chosenWith(one, many, 2, 0)).toEqual([{ optionId: 1, amount: 1 }])
})

it.each([
  ['nothing chosen yet', [], 1, true],
  ['the option is at its own limit', [{ optionId: 1, amount: 2 }], 1, false],
  ['another option still fits', [{ optionId: 1, amount: 2 }], 2, true],
  [
    'the question is full',
    [
      { optionId: 1, amount: 2 },
      { optionId: 2, amount: 1 },
    ],
    3,
    false,
  ],
])('C6 one more unit: %s', (_, chosen, optionId, expected) => expect(takesMore(chosen, many, optionId)).toBe(expected))

describe('L189 a set', () => {
  const position = { setId: 9, componentId: 1, pick: 0 }
  const soup = aProduct(20, {
    questions: [aChoice(5, { type: 'single-choice', options: [anOption(50, { default: true }), anOption(51)] })],
  })

  it('a pick gets the defaults of its own questions', () =>
    expect(pickAt(withPick([], position, soup), position)).toEqual({
      productId: 20,
      answers: [{ questionId: 5, options: [{ optionId: 50, amount: 1 }] }],
    }))

  it('a nested choice changes only that pick', () => {
    const picked = withPick(withPick([], position, soup), { ...position, pick: 1 }, soup)
    const changed = withChosen(picked, { ...position, pick: 1 }, 5, [{ optionId: 51, amount: 1 }])
    expect(chosenAt(changed, position, 5)).toEqual([{ optionId: 50, amount: 1 }])
    expect(chosenAt(changed, { ...position, pick: 1 }, 5)).toEqual([{ optionId: 51, amount: 1 }])
  })

  it('a second pick made first leaves no gap; another product replaces the first', () => {
    const late = withPick([], { ...position, pick: 1 }, soup)
    expect(pickAt(late, position)?.productId).toBe(20)
    expect(pickAt(withPick(late, position, aProduct(21)), position)?.productId).toBe(21)
  })
})
