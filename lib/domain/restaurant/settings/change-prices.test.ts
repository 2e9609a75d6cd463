import { changePrices, type PriceChange, percentIn } from './change-prices'
import type { PartValue } from './parts'

it.each([
  ['8', 8],
  ['8 %', 8],
  ['8%', 8],
  ['+8', 8],
  ['8,5', 8.5],
  ['-10', -10],
  ['−10 %', -10],
  ['abc', null],
  ['', null],
  ['0', null],
  ['95', null],
  ['8,555', null],
  ['8 5', null],
])('C37 a percentage typed as %j', (text, percent) => expect(percentIn(text)).toBe(percent))

const menu: PartValue = {
  categories: [
    {
      name: 'Pizza',
      products: [
        {
          name: 'Margherita',
          priceGrosze: 3000,
          questions: [
            {
              title: 'Rozmiar',
              options: [
                { name: '32 cm', priceGrosze: 0 },
                { name: '42 cm', priceGrosze: 1000 },
              ],
            },
          ],
          sharedQuestions: ['sosy'],
        },
        { name: 'Bez ceny', priceGrosze: 'dużo' },
      ],
    },
    { name: 'Zupy', products: [{ name: 'Żurek', priceGrosze: 2000 }] },
  ],
  sharedQuestions: [
    { key: 'sosy', title: 'Sosy', options: [{ name: 'Czosnkowy', priceGrosze: 400 }] },
    { key: 'chleb', title: 'Chleb', options: [{ name: 'Żytni', priceGrosze: 300 }] },
  ],
}
const changed = (own: Partial<PriceChange>) =>
  changePrices(menu, { percent: 10, rounding: 'x,90', categories: [0], withOptions: true, ...own }, 'bez nazwy')
const report = (own: Partial<PriceChange>) =>
  changed(own).changes.map(({ name, beforeGrosze, afterGrosze }) => `${name} ${beforeGrosze} → ${afterGrosze}`)

it('C37 sizes and add-ons of the chosen categories are changed with their dishes, a shared question once', () => {
  expect(report({})).toEqual(['Margherita 3000 → 3290', 'Rozmiar: 42 cm 1000 → 1100', 'Sosy: Czosnkowy 400 → 450'])
})

it('C37 without them, and of several categories at once', () => {
  expect(report({ withOptions: false, categories: [0, 1], rounding: 'grosz' })).toEqual([
    'Margherita 3000 → 3300',
    'Żurek 2000 → 2200',
  ])
})

it('C37 nothing else of the menu changes', () => {
  const { value } = changed({ categories: [1], rounding: 'grosz' })
  const [pizza, soups] = menu.categories as PartValue[]
  expect(value).toEqual({
    ...menu,
    categories: [pizza, { ...soups, products: [{ name: 'Żurek', priceGrosze: 2200 }] }],
  })
})
