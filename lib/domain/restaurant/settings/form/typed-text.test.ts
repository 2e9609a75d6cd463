import { fieldAt } from './form-field'
import { partForm } from './part-forms'
import { typedOver } from './read-fields'
import { typedText } from './typed-text'

const dish = fieldAt(partForm('menu'), ['categories', 0, 'products', 0])?.fields ?? []
const seen = { id: 7, name: 'Tatar', priceGrosze: 3200, description: 'Z żółtkiem', available: true, questions: [] }

it('C37 what was typed is told field by field, with its label, as it stands in the form', () => {
  const question = { type: 'single-choice', title: 'Porcja', options: [{ name: 'Duża', priceGrosze: '12,50' }] }
  const typed = {
    ...seen,
    description: 'Z żółtkiem\ni ogórkiem',
    priceGrosze: 3450,
    available: false,
    questions: [question],
  }
  expect(typedText(dish, typed, seen).split('\n')).toEqual([
    'Cena: 34,50',
    'Opis: Z żółtkiem',
    'i ogórkiem',
    expect.stringMatching(/^Rodzaj wyboru: /),
    expect.stringMatching(/: Porcja$/),
    'Nazwa opcji: Duża',
    expect.stringMatching(/: 12,50$/),
  ])
})

it('C37 where nothing was typed nothing is told', () => expect(typedText(dish, { ...seen }, seen)).toBe(''))

it('C37 without scripts only what was typed over the form is read, by the names of its fields', () => {
  const at = ['categories', 0, 'products', 1]
  const name = 'categories[0].products[1]'
  const posted: [string, string][] = [
    ['part', 'menu'],
    ['at', name],
    [`${name}.name`, 'Tatar'],
    [`${name}.priceGrosze`, '34,50'],
    [`${name}.description`, 'Z żółtkiem'],
    [`${name}.ingredients`, ''],
    [`${name}.available`, 'true'],
    [`${name}.diets{}`, ''],
    [`${name}.allergens{}`, ''],
    [`${name}.allergens{-}`, 'on'],
  ]
  expect(typedOver(dish, at, seen, posted)).toEqual({ ...seen, priceGrosze: '34,50' })
  expect(typedOver(dish, at, seen, posted.slice(0, 2))).toBeUndefined()
  const milk: [string, string][] = [
    [`${name}.available`, ''],
    [`${name}.allergens{milk}`, 'on'],
  ]
  expect(typedOver(dish, at, seen, milk)).toEqual({ ...seen, available: '', allergens: ['milk'] })
})

it('C37 the amount of a code is read anew where its type is another', () => {
  const code = { code: 'LATO', type: 'percent', value: 10 }
  const fields = fieldAt(partForm('promotions'), ['vouchers', 0])?.fields ?? []
  const post = (type: string) =>
    typedOver(fields, ['vouchers', 0], code, [
      ['vouchers[0].type', type],
      ['vouchers[0].value', '10'],
    ])
  expect([post('percent'), post('value')]).toEqual([code, { ...code, type: 'value', value: '10' }])
})
