import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { type FileMenu, MAX_OPTIONS } from '@/lib/domain/restaurant/file/menu-schema'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { menuData } from '@/lib/domain/seo/menu-data'
import { cafe, copyOf, pizzeria, sharing } from '@/tests/support/restaurant-files'
import { looksLikeJsonLd, readMenuJsonLd } from './menu-json-ld'

const item = (name: string, more: object = {}) => ({
  '@type': 'MenuItem',
  name,
  offers: { '@type': 'Offer', price: '24,00', priceCurrency: 'PLN' },
  ...more,
})
const section = (name: string, items: unknown, more: object = {}) => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: items,
  ...more,
})
const menuOf = (...sections: object[]) => ({ '@type': 'Menu', hasMenuSection: sections })
const read = (thing: unknown, known: FileMenu | null = null) => readMenuJsonLd(JSON.stringify(thing), known)
const dishesOf = (thing: unknown, known: FileMenu | null = null) =>
  read(thing, known).menu?.categories.map(({ name, products }) => [
    name,
    ...products.map((dish) => `${dish.name} ${dish.priceGrosze}`),
  ])
const problemsOf = (thing: unknown) => read(thing).problems.map(({ path, message }) => `${path}: ${message}`)

const files = [cafe, sharing, pizzeria].flatMap((file) => {
  const { success, data } = restaurantFileSchema.safeParse(copyOf(file))
  return success && data.menu ? [[data.key, data.menu] as const] : []
})

it('C37 the page of each menu reads back as the same menu', () => {
  expect(files).toHaveLength(3)
  for (const [key, menu] of files) {
    const numbered = numberMenu(menu, null)
    const wire = menuToWire(menuFromStored(storedMenuOf(numbered, () => null)))
    // A page binds short words to the next.
    const shown = menuFromWire(bindMenuWords(menuSchema.parse(wire)))
    const page = menuData(shown, { name: 'Menu', url: `https://x/${key}` })
    const text = `<html><script type="application/ld+json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
    const known = JSON.parse(JSON.stringify(numbered))
    const back = readMenuJsonLd(text, known)
    expect([key, back.problems]).toEqual([key, []])
    expect([key, back.menu]).toEqual([key, known])
    expect(back.menu && 'unread' in back && back.unread).toEqual([])
    // A menu that is not known yet gets its dishes and prices.
    expect(readMenuJsonLd(text, null).menu?.categories.map(({ name }) => name)).toEqual(
      menu.categories.filter(({ products }) => products.length > 0).map(({ name }) => name),
    )
  }
})

it.each([
  ['a menu within a restaurant', { '@type': 'Restaurant', hasMenu: menuOf(section('Zupy', item('Żurek'))) }],
  [
    'a graph with references',
    {
      '@graph': [
        { '@type': 'Restaurant', hasMenu: { '@id': '#m' } },
        { '@id': '#m', '@type': ['Menu', 'CreativeWork'], hasMenuSection: { '@id': '#z' } },
        { '@id': '#z', ...section('Zupy', [{ '@id': '#d' }]) },
        { '@id': '#d', ...item('Żurek') },
      ],
    },
  ],
  ['sections without a menu', [section('Zupy', [item('Żurek')])]],
  ['full names of types', [{ ...section('Zupy', item('Żurek')), '@type': 'https://schema.org/MenuSection' }]],
  ['a price as a number', menuOf(section('Zupy', item('Żurek', { offers: [{ price: 24 }] })))],
  [
    'the least of several',
    menuOf(section('Zupy', item('Żurek', { offers: { '@type': 'AggregateOffer', lowPrice: '24.00' } }))),
  ],
  [
    'a price of its own',
    menuOf(
      section('Zupy', item('Żurek', { offers: { priceSpecification: { price: '24 zł', priceCurrency: 'PLN' } } })),
    ),
  ],
])('C37 %s is read', (_, thing) => expect(dishesOf(thing)).toEqual([['Zupy', 'Żurek 2400']]))

it('C37 nested sections are categories; two of one name are distinguished', () => {
  const soups = (name: string) => section('Zupy', [item(name)])
  const nested = (name: string, dish: string) => section(name, [], { hasMenuSection: [soups(dish)] })
  expect(dishesOf(menuOf(section('Obiad', [item('Pierogi')], { hasMenuSection: soups('Żurek') })))).toEqual([
    ['Obiad', 'Pierogi 2400'],
    ['Zupy', 'Żurek 2400'],
  ])
  expect(dishesOf(menuOf(nested('Lunch', 'Żurek'), nested('Kolacja', 'Barszcz')))).toEqual([
    ['Lunch – Zupy', 'Żurek 2400'],
    ['Kolacja – Zupy', 'Barszcz 2400'],
  ])
})

it('C37 a description that differs in its spaces alone stays as it is written here', () => {
  const known = read(menuOf(section('Zupy', item('Barszcz', { description: 'Z uszkami\ni grzybami ' })))).menu
  const bound = menuOf(section('Zupy', item('Barszcz', { description: 'Z\u00a0uszkami i\u00a0grzybami' })))
  expect(read(bound, known).menu).toEqual(known)
  expect(read(bound).menu?.categories[0]?.products[0]?.description).toBe('Z uszkami i grzybami')
})

it('C37 prices of sizes become the question for the size', () => {
  const offers = [
    { name: '32 cm', price: '30' },
    { name: '42 cm', price: '41,50' },
  ]
  const [pizza] = read(menuOf(section('Pizza', item('Margherita', { offers })))).menu!.categories[0]!.products
  expect(pizza).toMatchObject({
    priceGrosze: 3000,
    questions: [
      {
        title: 'Rozmiar',
        options: [
          { name: '32 cm', priceGrosze: 0 },
          { name: '42 cm', priceGrosze: 1150 },
        ],
      },
    ],
  })
})

it('C37 values missing from the file stay; a diet is added, never removed; unread parts are named', () => {
  const [, menu] = files.find(([, { categories }]) => categories[0]?.products[0])!
  const known = JSON.parse(JSON.stringify(menu)) as FileMenu
  const [category] = known.categories
  const [dish] = category!.products
  Object.assign(dish!, { diets: ['vegetarian'], allergens: ['milk'], description: 'Jak u babci' })
  const stated = {
    '@type': 'MenuItem',
    name: dish!.name,
    nutrition: {},
    offers: { availability: 'https://schema.org/OutOfStock' },
    suitableForDiet: ['VeganDiet', 'schema:HalalDiet'],
  }
  const back = read(menuOf(section(category!.name, stated)), known)
  expect(back.menu?.categories[0]?.products).toEqual([{ ...dish, diets: ['vegetarian', 'vegan'], goesWith: [] }])
  expect('unread' in back && back.unread).toEqual([
    'nutrition',
    'offers.availability: OutOfStock',
    'suitableForDiet: HalalDiet',
  ])
})

it.each([
  [
    'another currency',
    item('Żurek', { offers: { price: 6, priceCurrency: 'EUR' } }),
    'Zupy › Żurek: cena w walucie EUR: wpisz ją w złotych',
  ],
  ['no price', item('Żurek', { offers: undefined }), 'Zupy › Żurek: brak ceny'],
  ['a price of nothing', item('Żurek', { offers: { price: 0 } }), 'Zupy › Żurek: cena 0 zł: wpisz, ile kosztuje'],
  [
    'a price in words',
    item('Żurek', { offers: { price: 'od 20' } }),
    'Zupy › Żurek: „od 20” to nie cena; zapisz na przykład 12,50',
  ],
  [
    'prices without names',
    item('Żurek', { offers: [{ price: 9 }, { price: 12 }] }),
    'Zupy › Żurek: kilka cen bez nazw: nazwij każdą, na przykład „32 cm”',
  ],
  ['no name', item(''), 'Zupy › danie bez nazwy: brak nazwy dania'],
  [
    'another currency around the offers',
    item('Żurek', { offers: { priceCurrency: 'EUR', offers: [{ price: 6 }] } }),
    'Zupy › Żurek: cena w walucie EUR: wpisz ją w złotych',
  ],
  [
    'a currency that is no plain text',
    item('Żurek', { offers: { price: 6, priceCurrency: [{ '@value': 'EUR' }] } }),
    'Zupy › Żurek: cena w walucie EUR: wpisz ją w złotych',
  ],
  [
    'two sizes of one name',
    item('Żurek', {
      offers: [
        { name: 'duży', price: 9 },
        { name: 'duży', price: 12 },
      ],
    }),
    'Zupy › Żurek: kilka cen bez nazw: nazwij każdą, na przykład „32 cm”',
  ],
])('C37 %s is a problem at its dish', (_, dish, problem) =>
  expect(problemsOf(menuOf(section('Zupy', dish)))).toEqual([problem]),
)

it('C37 references cannot make a small file dear, nor stop the reading', () => {
  // Followed as often as they are named they would be 2 ** 60 offers.
  const chain = Array.from({ length: 60 }, (_, i) => ({
    '@id': `#${i}`,
    offers: [{ '@id': `#${i + 1}` }, { '@id': `#${i + 1}` }],
  }))
  const dear = [menuOf(section('Zupy', item('Żurek', { offers: { '@id': '#0' } }))), ...chain]
  expect(problemsOf(dear)).toEqual(['Zupy › Żurek: brak ceny'])
  const own = { '@id': '#o', offers: { '@id': '#o' } }
  expect(problemsOf([menuOf(section('Zupy', item('Żurek', { offers: own })))])).toEqual(['Zupy › Żurek: brak ceny'])
  const odd = { '@id': { toString: 1 }, name: { toString: 1 } }
  const strange = item('Żurek', { suitableForDiet: ['constructor', odd, [odd]] })
  const back = read(menuOf(section('Zupy', [strange, odd])))
  expect(back.problems.map(({ path }) => path)).toEqual(['Zupy › danie bez nazwy'])
  expect(read(menuOf(section('Zupy', strange))).menu?.categories[0]?.products[0]?.diets).toEqual([])
  const many = Array.from({ length: 1300 }, (_, i) => ({ name: `${i}`, price: 1 + i }))
  const [question] = read(menuOf(section('Zupy', item('Żurek', { offers: many })))).menu!.categories[0]!.products[0]!
    .questions
  expect(question).toHaveProperty('options.length', MAX_OPTIONS + 1)
})

it('C37 a problem that a dish has twice is reported once', () => {
  const twice = Array.from({ length: 3 }, () => item('Żurek'))
  expect(problemsOf(menuOf(section('Zupy', twice)))).toEqual(['Zupy › Żurek: „Żurek” jest tu drugi raz'])
})

it('C37 a file without a menu is reported, and nested or circular parts are not read', () => {
  expect(problemsOf({ '@type': 'Recipe', name: 'Żurek' })).toEqual([
    'plik: nie ma tu menu w schema.org (Menu, MenuSection, MenuItem)',
  ])
  for (const text of ['{"@type":', '['.repeat(20_000), '<html>nic</html>'])
    expect(readMenuJsonLd(text, null).problems).toEqual([expect.objectContaining({ path: 'plik' })])
  const circle = { '@id': '#a', ...section('Zupy', item('Żurek'), { hasMenuSection: { '@id': '#a' } }) }
  expect(dishesOf(menuOf(circle))).toEqual([['Zupy', 'Żurek 2400']])
  expect(['kategoria;danie;cena', ' [1]', '<script type="application/ld+json">'].map(looksLikeJsonLd)).toEqual([
    false,
    true,
    true,
  ])
})
