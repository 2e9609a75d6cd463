import { placeEntries } from './place-entries'

const place = (id: number, city: string, cuisines: string[], order_cuisines: string[] = [], home = 'lubje') => ({
  ...{ id, slug: `r${id}`, city: { slug: city, name: city }, cuisines, order_cuisines, home },
})
const lists = { cuisines: { tables: ['Włoska', 'Sushi'], kitchens: ['Pizza'] } }
const pathsOf = (tables: ReturnType<typeof place>[], kitchens: ReturnType<typeof place>[]) =>
  placeEntries({
    ...lists,
    tables,
    kitchens,
    cities: [{ slug: 'lublin' }, { slug: 'leszno' }],
    isAtHome: ({ home }) => home === 'lubje',
  }).map(({ path }) => path)

it('names a city and a cuisine only where somebody is there', () => {
  expect(pathsOf([place(1, 'lublin', ['Włoska'])], [])).toEqual([
    '/rezerwuj/lublin',
    '/rezerwuj/lublin/wloska',
    '/restaurants/1-r1',
  ])
})

it('names a restaurant once and its menu where it takes orders', () => {
  const both = place(2, 'leszno', ['Sushi'], ['Pizza'])
  expect(pathsOf([both], [both])).toEqual([
    '/rezerwuj/leszno',
    '/rezerwuj/leszno/sushi',
    '/zamawiaj/leszno',
    '/zamawiaj/leszno/pizza',
    '/restaurants/2-r2',
    '/order/2-r2',
  ])
})

it('C18: leaves a restaurant to the host that is canonical for it', () => {
  const foreign = place(3, 'lublin', ['Włoska'], ['Pizza'], 'nakryte')
  expect(pathsOf([foreign], [foreign]).filter((path) => path.includes('r3'))).toEqual([])
})
