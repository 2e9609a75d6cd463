import type { SitemapOutline } from '@/lib/domain/restaurant/sitemap-schema'
import { listEntries, restaurantEntries } from './sitemap-entries'

type List = SitemapOutline['lists'][number]

const list = (product: List['product'], city: string, cuisine: string | null, changed_on: string | null = null) => ({
  product,
  city,
  cuisine,
  restaurants: 3,
  changed_on,
})

it('lists a city and a cuisine only if they have restaurants, in the order of the tenant and of the cuisines', () => {
  const lists = [
    list('orders', 'leszno', null, '2026-11-03'),
    list('orders', 'leszno', 'Zupy'),
    list('orders', 'leszno', 'Pizza', '2026-11-01'),
    list('reservations', 'lublin', 'Sushi'),
    list('reservations', 'lublin', null, '2026-11-02'),
    list('reservations', 'lublin', 'Polska'),
  ]
  expect(listEntries(lists, [{ slug: 'lublin' }, { slug: 'leszno' }])).toEqual([
    { path: '/rezerwuj/lublin', changedOn: '2026-11-02' },
    { path: '/rezerwuj/lublin/polska', changedOn: null },
    { path: '/rezerwuj/lublin/sushi', changedOn: null },
    { path: '/zamawiaj/leszno', changedOn: '2026-11-03' },
    { path: '/zamawiaj/leszno/pizza', changedOn: '2026-11-01' },
    { path: '/zamawiaj/leszno/zupy', changedOn: null },
  ])
})

it.each([
  ['a city that the tenant does not have', list('reservations', 'radom', null)],
  ['a cuisine that the product does not have', list('reservations', 'lublin', 'Pizza')],
])('%s has no page', (_, one) => expect(listEntries([one], [{ slug: 'lublin' }])).toEqual([]))

it('lists the pages of a restaurant once, and its menu with its own day where it is ordered from or read', () => {
  const restaurant = { slug: 'mlyn', home_tenant: 'lubje', changed_on: '2026-11-02' }
  expect(
    restaurantEntries([
      { ...restaurant, id: 1, menu: null },
      { ...restaurant, id: 2, menu: { changed_on: '2026-11-20', orders: true } },
      { ...restaurant, id: 3, menu: { changed_on: '2026-11-21', orders: false } },
    ]),
  ).toEqual([
    { path: '/restaurants/1-mlyn', changedOn: '2026-11-02' },
    { path: '/restaurants/1-mlyn/o-miejscu', changedOn: '2026-11-02' },
    { path: '/restaurants/2-mlyn', changedOn: '2026-11-02' },
    { path: '/order/2-mlyn', changedOn: '2026-11-20' },
    { path: '/restaurants/2-mlyn/o-miejscu', changedOn: '2026-11-02' },
    { path: '/restaurants/3-mlyn', changedOn: '2026-11-02' },
    { path: '/restaurants/3-mlyn/menu', changedOn: '2026-11-21' },
    { path: '/restaurants/3-mlyn/o-miejscu', changedOn: '2026-11-02' },
  ])
})
