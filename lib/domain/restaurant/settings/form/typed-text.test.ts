import { fieldAt } from './form-field'
import { partForm } from './part-forms'
import { postedText, typedText } from './typed-text'

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

it('C37 without scripts it is told by the names of the fields, also where the item is there no more', () => {
  const at = 'categories[0].products[1]'
  const posted: [string, string][] = [
    ['part', 'menu'],
    ['at', at],
    [`${at}.name`, 'Tatar'],
    [`${at}.priceGrosze`, '34,50'],
    [`${at}.description`, 'Z żółtkiem\r\ni ogórkiem'],
    [`${at}.available`, 'true'],
  ]
  const told = ['Cena: 34,50', 'Opis: Z żółtkiem', 'i ogórkiem']
  const shown = { categories: [{ products: [{ name: '' }, { name: 'Tatar' }] }] }
  expect(postedText(partForm('menu'), posted, shown).split('\n')).toEqual(told)
  expect(postedText(partForm('menu'), posted, { categories: [] }).split('\n')).toEqual(['Nazwa dania: Tatar', ...told])
})
