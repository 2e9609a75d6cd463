import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { aMenu, aProduct, aSet } from '@/tests/support/a-menu'
import { isDishServedAt, notServedIn, servingTimesText } from './serving-times'

const lunch = { days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }
const evening = { days: null, from: '17:00', to: '24:00' }
const noon = new Date('2026-11-27T13:00:00+01:00')
const night = new Date('2026-11-27T20:00:00+01:00')
const menuOf = (products: Menu['categories'][0]['products']): Menu => ({
  categories: [{ id: 1, name: 'Lunch', servingTimes: [lunch], products }],
  discounts: [],
})

it.each([
  ['a dish without times takes those of its category', {}, noon, true],
  ['a dish without times takes those of its category', {}, night, false],
  ['an empty list is none', { servingTimes: [] }, night, false],
  ['its own count more', { servingTimes: [evening] }, night, true],
  ['its own count more', { servingTimes: [evening] }, noon, false],
  ['one of several is enough', { servingTimes: [evening, lunch] }, noon, true],
])('C6 %s: %j', (_, own, at, expected) =>
  expect(isDishServedAt(productsOf(menuOf([aProduct(1, own)])).get(1)!, at)).toBe(expected),
)

it('C6 without any times a dish is always served', () =>
  expect(isDishServedAt(productsOf(aMenu([aProduct(1)])).get(1)!, night)).toBe(true))

it('C6 a dish within a set is judged as well, and is the one that is named', () => {
  const set = aProduct(3, {
    questions: [aSet(9, [{ id: 1, title: 'Zupa', count: 1, products: [{ productId: 2, surchargeGrosze: 0 }] }])],
  })
  const soup = aProduct(2, { name: 'Zupa dnia', servingTimes: [lunch] })
  const picks = [{ productId: 2, answers: [] }]
  const answers = [{ questionId: 9, options: [], components: [{ componentId: 1, picks }] }]
  const line = { productId: 3, amount: 1, answers, note: '' }
  const products = productsOf(aMenu([soup, set]))
  expect(notServedIn(line, products, noon)).toBeNull()
  expect(notServedIn(line, products, night)).toEqual({ name: 'Zupa dnia', when: 'pon.–pt. 12:00–16:00' })
})

it.each([
  ['pon.–pt. 12:00–16:00', [lunch]],
  ['do\u00a011:30', [{ days: null, from: '00:00', to: '11:30' }]],
  ['od\u00a017:00', [evening]],
  ['sob. i\u00a0niedz.', [{ days: [6, 5], from: '00:00', to: '24:00' }]],
  ['codziennie', [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }]],
  ['pon., śr., pt.–niedz. 22:00–02:00', [{ days: [0, 2, 4, 5, 6], from: '22:00', to: '02:00' }]],
  ['pon.–pt. 12:00–16:00, od\u00a017:00', [lunch, evening]],
])('text of serving times: %s', (text, times) => expect(servingTimesText(times)).toBe(text))
