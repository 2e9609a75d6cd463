import { differencesOf } from './differences'

const withAllergens = (allergens: string[] | null) => ({
  menu: { categories: [{ name: 'Zupy', products: [{ name: 'Barszcz', allergens }] }] },
})

it.each([
  [null, [], 'nieznane → brak'],
  [['milk', 'eggs'], null, 'mleko, jaja → nieznane'],
])('C33 that allergens are unknown is not that there are none: %j to %j', (before, after, told) =>
  expect(differencesOf(withAllergens(before), withAllergens(after))).toEqual([
    `menu › kategorie › „Zupy” › pozycje › „Barszcz” › alergeny: ${told}`,
  ]),
)
