import { cityEntries } from './city-entries'

const restaurant = (id: number, city: string, cuisines: string[], order_cuisines: string[] = [], home = 'lubje') => ({
  id,
  slug: `r${id}`,
  city: { slug: city, name: city },
  cuisines,
  order_cuisines,
  home,
})
const lists = { cuisines: { reservable: ['Włoska', 'Sushi'], ordering: ['Pizza'] } }
const pathsOf = (reservable: ReturnType<typeof restaurant>[], ordering: ReturnType<typeof restaurant>[]) =>
  cityEntries({
    ...lists,
    reservable,
    ordering,
    cities: [{ slug: 'lublin' }, { slug: 'leszno' }],
    isCanonicalHere: ({ home }) => home === 'lubje',
  }).map(({ path }) => path)

it('lists a city and a cuisine only if they have restaurants', () => {
  expect(pathsOf([restaurant(1, 'lublin', ['Włoska'])], [])).toEqual([
    '/rezerwuj/lublin',
    '/rezerwuj/lublin/wloska',
    '/restaurants/1-r1',
  ])
})

it('lists a restaurant once, and its menu if it takes orders', () => {
  const both = restaurant(2, 'leszno', ['Sushi'], ['Pizza'])
  expect(pathsOf([both], [both])).toEqual([
    '/rezerwuj/leszno',
    '/rezerwuj/leszno/sushi',
    '/zamawiaj/leszno',
    '/zamawiaj/leszno/pizza',
    '/restaurants/2-r2',
    '/order/2-r2',
  ])
})

it('C18: leaves a restaurant to its canonical host', () => {
  const foreign = restaurant(3, 'lublin', ['Włoska'], ['Pizza'], 'nakryte')
  expect(pathsOf([foreign], [foreign]).filter((path) => path.includes('r3'))).toEqual([])
})
