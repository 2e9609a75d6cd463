import { menuPagePath, restaurantPages } from '@/lib/domain/restaurant/restaurant-pages'

const place = (products: string[], allowOrders: boolean, has_menu?: boolean) => ({
  id: 12,
  slug: 'mlyn',
  products,
  config: { config: { auto_confirm_before: null }, orders: { allowOrders } },
  has_menu,
})
const both = place(['reservations', 'orders', 'lubje_orders_list'], true, true)

it.each([
  ['orders and tables', both, ['/restaurants/12-mlyn', '/order/12-mlyn', '/restaurants/12-mlyn/o-miejscu']],
  [
    'a menu to read and tables',
    place(['reservations'], false, true),
    ['/restaurants/12-mlyn', '/restaurants/12-mlyn/menu', '/restaurants/12-mlyn/o-miejscu'],
  ],
  ['tables alone', place(['reservations'], false, false), ['/restaurants/12-mlyn', '/restaurants/12-mlyn/o-miejscu']],
  ['an upstream that does not say', place([], false), ['/restaurants/12-mlyn', '/restaurants/12-mlyn/o-miejscu']],
])('C18 a place with %s has a page for each and no other', (_, restaurant, paths) => {
  expect(restaurantPages(restaurant, 'lubje_orders_list').map(({ path }) => path)).toEqual(paths)
})

it.each([
  ['on the list of another tenant', both, 'orders_list'],
  ['stopped by the restaurant', { ...both, config: place([], false).config }, 'lubje_orders_list'],
])('C18 orders %s: its menu is read', (_, restaurant, productName) => {
  expect(menuPagePath(restaurant, productName)).toBe('/restaurants/12-mlyn/menu')
})
