import { FILE_PARTS } from '@/messages/content/restaurant-file'
import { differencesOf, valueText } from './differences'
import { restaurantJsonSchema } from './json-schema'

const withAllergens = (allergens: string[] | null) => ({
  menu: { categories: [{ name: 'Zupy', products: [{ name: 'Barszcz', allergens }] }] },
})

it.each([
  [null, [], 'nieznane → brak'],
  [['milk', 'eggs'], null, 'mleko, jaja → nieznane'],
])('C33 that allergens are unknown is not that there are none: %j to %j', (before, after, text) =>
  expect(differencesOf(withAllergens(before), withAllergens(after))).toEqual([
    `menu › kategorie › „Zupy” › pozycje › „Barszcz” › alergeny: ${text}`,
  ]),
)

it('C37 special days are described by weekday, hours and reason', () => {
  const on = (...exceptions: object[]) => ({ hours: { week: [], exceptions } })
  const wedding = { date: '2026-12-05', intervals: [], note: 'Wesele' }
  const eve = { date: '2026-12-24', intervals: [{ open: '10:00', close: '14:00' }] }
  expect(differencesOf(on(eve), on({ ...eve, note: 'Wigilia' }, wedding, { date: '', intervals: [] }))).toEqual([
    '+ godziny › dni wyjątkowe › : zamknięte',
    '+ godziny › dni wyjątkowe › sob., 5 gru 2026: zamknięte, Wesele',
    'godziny › dni wyjątkowe › czw., 24 gru 2026: 10:00–14:00 → 10:00–14:00, Wigilia',
  ])
})

it('C33 an item that one person removed and another changed is told by its name', () => {
  expect(valueText('products', { id: 1001, name: 'Śledź', priceGrosze: 2000 })).toBe('„Śledź”')
  expect(valueText('products', [{ name: 'Śledź' }, { name: 'Tatar' }])).toBe('„Śledź”, „Tatar”')
})

it('C37 the area of a zone is described by its size', () => {
  const zone = (area: object) => ({ orders: { delivery: { zones: [{ name: 'Centrum', area }] } } })
  const circle = zone({ kind: 'radius', radiusKm: 2.5 })
  const outline = (lng: number) => ({
    kind: 'outline',
    corners: [
      { lat: 51.24, lng: 22.55 },
      { lat: 51.25, lng },
      { lat: 51.25, lng: 22.55 },
    ],
  })
  const report = (text: string) => [`zamówienia › dostawa › strefy › „Centrum” › obszar: ${text}`]
  expect(differencesOf(circle, zone(outline(22.57)))).toEqual(report('koło, promień 2,5 km → wybrane ulice, 0,76 km²'))
  expect(differencesOf(zone(outline(22.57)), zone(outline(22.570001)))).toEqual(
    report('wybrane ulice, 0,76 km² → wybrane ulice, 0,76 km², inna granica'),
  )
  const typed = { kind: 'outline', corners: [{ lat: '', lng: '' }] }
  expect(differencesOf(circle, zone(typed))).toEqual(report('koło, promień 2,5 km → brak'))
})

it.each([
  [22.5702, 'przesunięty o 35 m'],
  [22.6, 'przesunięty o 2,1 km'],
])('C37 a moved point is described by its distance: %d', (lng, moved) => {
  const address = { street: 'Grodzka', house: '21', lat: 51.2487, lng: 22.5697 }
  expect(differencesOf({ address }, { address: { ...address, street: 'Rybna', lng } })).toEqual([
    'adres › ulica: Grodzka → Rybna',
    `adres › punkt na mapie: ${moved}`,
  ])
})

const withRules = (rules: object[]) => ({ reservations: { rules } })

it('C37 table combinations are described by their names, in any stored order', () => {
  const joined = (...combinations: string[][]) => ({ combinations })
  const before = joined(['S10', 'S2'], ['S3', 'S4'])
  expect(differencesOf(before, joined(['S4', 'S3'], ['S2', 'S10']))).toEqual([])
  expect(differencesOf(before, joined(['S3', 'S4'], ['S4', 'S5']))).toEqual([
    '− łączenie stolików › S2 + S10',
    '+ łączenie stolików › S4 + S5',
  ])
})

it('C37 custom rules are described in words, one by one', () => {
  const wigilia = {
    key: 'visitDate',
    days: [{ from: '2028-12-24', everyYear: true }],
    text: 'Wigilia.',
    disableOrder: true,
  }
  const july = {
    key: 'visitDate',
    days: [{ from: '2027-07-04' }, { from: '2027-07-11', to: '2027-07-18' }],
    disableBook: true,
  }
  const parties = { key: 'peopleAmount', fromPeople: null, people: [7, 9], text: 'Zadzwońcie.' }
  const eight = { key: 'peopleAmount', fromPeople: 8, text: 'Serwis 10%.' }
  expect(differencesOf(withRules([wigilia, eight]), withRules([july, wigilia, parties]))).toEqual([
    '− rezerwacje › reguły › od 8 osób, „Serwis 10%.”',
    '+ rezerwacje › reguły › 4 lipca 2027, 11 lipca 2027 – 18 lipca 2027, bez rezerwacji',
    '+ rezerwacje › reguły › tylko przy 7, 9 osobach, „Zadzwońcie.”',
  ])
  expect(differencesOf(withRules([]), withRules([wigilia, { key: 'isFri', disableBook: true }]))).toEqual([
    '+ rezerwacje › reguły › 24 grudnia co roku, „Wigilia.”, bez zamówień',
    '+ rezerwacje › reguły › w piątki, bez rezerwacji',
  ])
  expect(
    differencesOf(withRules([{ key: 'visitDate', days: [{ from: '' }] }, null as never]), withRules([])),
  ).toHaveLength(2)
})

it('C37 vouchers and promotions are described in words, amounts in their unit', () => {
  const code = { code: 'LATO', type: 'value', value: 1550, deliveryTypes: null }
  const offer = { scope: 'same-product', target: 'Żurek', buy: 1, get: 1, percent: 50, maxUses: null, days: null }
  const before = { vouchers: [code], menu: { discounts: [{ id: 1, ...offer }] } }
  const after = {
    vouchers: [{ ...code, type: 'percent', value: 15, deliveryTypes: ['takeout'] }],
    menu: { discounts: [{ id: 1, ...offer, maxUses: 2, days: [0, 1] }] },
  }
  const lines = differencesOf(before, after)
  expect(lines).toEqual([
    'kody › „LATO” › rodzaj: Kwota taniej → Procent taniej',
    'kody › „LATO” › wartość: 15,50\u00a0zł → 15%',
    'kody › „LATO” › sposoby odbioru: brak → Odbiór',
    expect.stringMatching(/ › najwięcej razy w jednym zamówieniu: brak → 2$/),
    expect.stringMatching(/ › dni: brak → poniedziałek, wtorek$/),
  ])
})

/** Numbers of things, and the history of prices, which no difference tells. */
const UNTOLD = ['$schema', 'id', 'earlierPrices', 'since', 'isAnnounced', 'offeredGrosze']

it('C37 each property of a file has a name in words', () => {
  const names = new Set<string>()
  JSON.stringify(restaurantJsonSchema(), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    return value
  })
  expect([...names].filter((name) => !UNTOLD.includes(name) && !FILE_PARTS[name])).toEqual([])
})

it('C37 dishes that go with one are told by their names; one that leaves the menu is told once', () => {
  const [soup, pie, juice] = [
    { id: 1, name: 'Żurek' },
    { id: 2, name: 'Pierogi' },
    { id: 3, name: 'Kompot' },
  ]
  const menu = (goesWith: number[], ...dishes: object[]) => ({
    categories: [{ name: 'Obiad', products: [{ ...soup, goesWith }, ...dishes] }],
  })
  const place = 'kategorie › „Obiad” › pozycje'
  expect(differencesOf(menu([2, 3], pie, juice), menu([3], juice))).toEqual([`− ${place} › „Pierogi”`])
  expect(differencesOf(menu([2, 3], pie, juice), menu([3], pie, juice))).toEqual([
    `${place} › „Żurek” › pasuje do tego: „Pierogi”, „Kompot” → „Kompot”`,
  ])
  expect(differencesOf({ goesWith: [2] }, { goesWith: [] })).toEqual(['pasuje do tego: 2 → brak'])
})
