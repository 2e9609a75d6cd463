import { polishSortKey } from './restaurant-row'

it.each([
  ['ł comes after every l', ['Łan', 'Las', 'Lwów'], ['Las', 'Lwów', 'Łan']],
  ['ź comes before ż, both after z', ['Żar', 'Źródło', 'Zupa'], ['Zupa', 'Źródło', 'Żar']],
  ['case does not matter', ['bar', 'Arka'], ['Arka', 'bar']],
])('%s', (_, names, sorted) => {
  const byKey = [...names].sort((a, b) => (polishSortKey(a) < polishSortKey(b) ? -1 : 1))
  expect(byKey).toEqual(sorted)
})
