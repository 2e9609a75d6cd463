import type { Json } from './parts'
import { problemPlaceText } from './problem-place'

const dish = { id: 7, name: 'Żurek', questions: [{ title: 'Porcja', options: [{ name: '' }] }] }
const value: Json = {
  categories: [{ name: 'Zupy', products: [{ name: ' ' }, dish] }],
  week: [[], [{ open: '12:00', close: '22:00' }]],
  exceptions: [{ date: '2026-12-24' }, { date: '' }],
  combinations: [['S2', 'S1']],
  rules: [{ key: 'visitDate', days: [], text: 'Wesele' }],
  vouchers: [{ code: 'LATO' }],
}

it.each([
  ['categories[0].products[1].priceGrosze', 'kategorie › „Zupy” › pozycje › „Żurek” › cena'],
  ['categories[0].products[0].name', 'kategorie › „Zupy” › pozycje › pozycja 1 › nazwa'],
  ['categories[0].products[1].questions[0].options[0].name', /„Żurek” › .+ › „Porcja” › .+ › pozycja 1 › nazwa$/],
  ['categories[4].name', 'kategorie › pozycja 5 › nazwa'],
  ['week[1][0].open', /› wtorek › pozycja 1 › /],
  ['exceptions[0].note', /› czw., 24 gru 2026 › /],
  ['exceptions[1].date', /› pozycja 2 › /],
  ['combinations[0]', /› S1 \+ S2$/],
  ['rules[0].days', /› .*„Wesele” › /],
  ['vouchers[0].code', 'kody › „LATO” › kod'],
])('C37 the place of a problem is told by names: %s', (place, text) =>
  expect(problemPlaceText(place, value)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text)),
)
