import { type Answer, answersFromWire, answersKey, answersToWire } from '@/lib/domain/ordering/menu/answers/answers'
import { answerSchema } from '@/lib/domain/ordering/menu/schema'

const option = (optionId: number, amount = 1) => ({ optionId, amount })
const choice = (questionId: number, ...options: Answer['options']): Answer => ({ questionId, options, components: [] })
const picks = (...ids: number[]): Answer => ({
  questionId: 5,
  options: [],
  components: [{ componentId: 1, picks: ids.map((productId) => ({ productId, answers: [] })) }],
})

it.each([
  [
    'in another order of questions',
    [choice(1, option(1)), choice(2, option(2))],
    [choice(2, option(2)), choice(1, option(1))],
    true,
  ],
  ['in another order of options', [choice(1, option(1), option(2))], [choice(1, option(2), option(1))], true],
  ['with an empty answer beside it', [choice(1, option(1))], [choice(1, option(1)), choice(2)], true],
  ['one option twice, or an amount of two', [choice(1, option(1, 2))], [choice(1, option(1), option(1))], true],
  ['with the picks of a set exchanged', [picks(10, 11)], [picks(11, 10)], true],
  ['with another option', [choice(1, option(1))], [choice(1, option(2))], false],
  ['with another amount', [choice(1, option(1))], [choice(1, option(1, 2))], false],
  ['with another pick', [picks(10, 11)], [picks(10, 10)], false],
])('C6 equal choices: %s', (_, a, b, same) => expect(answersKey(a) === answersKey(b)).toBe(same))

it('C3 survives conversion to the wire and back', () => {
  const nested: Answer = {
    questionId: 5,
    options: [],
    components: [{ componentId: 1, picks: [{ productId: 10, answers: [{ questionId: 4, options: [option(2)] }] }] }],
  }
  const answers = [choice(1, option(1, 2)), nested]
  const wire = answersToWire(answers)
  expect(wire[0]).toEqual({ question_id: 1, options: [{ option_id: 1, amount: 2 }] })
  expect(answersFromWire(wire.map((one) => answerSchema.parse(one)))).toEqual(answers)
})

it.each([
  ['no amount', { question_id: 1, options: [{ option_id: 1, amount: 0 }] }],
  ['half an option', { question_id: 1, options: [{ option_id: 1, amount: 0.5 }] }],
])('C3 refuses %s', (_, wire) => expect(answerSchema.safeParse(wire).success).toBe(false))
