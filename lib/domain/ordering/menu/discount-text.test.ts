import { activeDiscountText, discountText, promotionText, quietDiscountText } from './discount-text'

const always = { buy: 1, get: 0, percent: 20, days: null, hours: null, deliveryTypes: null }
const lunch = { from: '12:00', to: '16:00' }

it.each([
  ['on days', { days: [3] }, '−20% dziś', 'w czwartki: −20%'],
  ['on several days', { days: [0, 1, 6] }, '−20% dziś', 'w poniedziałki, we wtorki i w niedziele: −20%'],
  ['at hours', { hours: lunch }, '−20% do 16:00', '12:00–16:00: −20%'],
  ['on days at hours', { days: [3], hours: lunch }, '−20% do 16:00', 'w czwartki 12:00–16:00: −20%'],
  ['only fetched', { deliveryTypes: ['takeout' as const] }, '−20%', 'przy odbiorze: −20%'],
  [
    'of several',
    { buy: 1, get: 1, percent: 50, days: [3] },
    'Weź 2 sztuki, najtańsza −50% dziś',
    'w czwartki: Weź 2 sztuki, najtańsza −50%',
  ],
  [
    'at most so often',
    { hours: lunch, maxUses: 2 },
    '−20% do 16:00, najwyżej 2 razy',
    '12:00–16:00: −20%, najwyżej 2 razy',
  ],
])('C7 a discount shows its end while it applies, else when it applies: %s', (_, own, active, quiet) => {
  expect(activeDiscountText({ ...always, ...own })).toBe(active)
  expect(quietDiscountText({ ...always, ...own })).toBe(quiet)
})

it.each([
  ['one more at less', { buy: 1, get: 1, percent: 50, days: [0, 1] }, 'Pizza: 2. sztuka −50%, pon. wt.'],
  ['one more for nothing', { buy: 3, get: 1, percent: 100 }, 'Pizza: 3 + 1 gratis'],
  ['at most so often', { buy: 1, get: 1, percent: 50, max_uses: 1 }, 'Pizza: 2. sztuka −50%, najwyżej 1 raz'],
  ['less at its hours', { hours: { from: '22:00', to: '05:00' } }, 'Pizza: −20%, 22:00–05:00'],
  [
    'only where it is fetched',
    { buy: 1, get: 1, percent: 50, delivery_types: ['takeout' as const] },
    'Pizza: 2. sztuka −50%, przy odbiorze',
  ],
])('C7 the text of a promotion: %s', (_, own, text) => {
  const promotion = {
    name: 'Pizza',
    buy: 1,
    get: 0,
    percent: 20,
    days: null,
    hours: null,
    delivery_types: null,
    ...own,
  }
  expect(promotionText(promotion)).toBe(text)
})

it('C7 a discount has its full text where there is no order', () => {
  expect(discountText({ ...always, buy: 4, get: 2, percent: 30, days: [3], hours: lunch })).toBe(
    'Weź 6 sztuk, najtańsze −30%, czw. 12:00–16:00',
  )
})
