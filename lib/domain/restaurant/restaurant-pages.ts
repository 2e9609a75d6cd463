import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'

/** The pages of one restaurant, in the order of its tabs. Contract C18. */
export const RESTAURANT_PAGES = ['table', 'menu', 'about'] as const
export type RestaurantPageName = (typeof RESTAURANT_PAGES)[number]

type ListedRestaurant = Pick<Restaurant, 'id' | 'slug' | 'products' | 'config' | 'has_menu'>

/** Path of the page about a restaurant: `/restaurants/12-mlyn/o-miejscu`. */
export function aboutPath(restaurant: { id: number; slug: string }): string {
  return `${restaurantPath(restaurant)}/o-miejscu`
}

/** Path of a read-only menu: `/restaurants/12-mlyn/menu`. */
export function readMenuPath(restaurant: { id: number; slug: string }): string {
  return `${restaurantPath(restaurant)}/menu`
}

/** A partner without tables: nothing can be reserved, and nobody answers a request. Contract C34. */
export function lacksTables({ partner, has_tables }: Pick<Restaurant, 'partner' | 'has_tables'>): boolean {
  return partner && has_tables === false
}

/** The restaurant offers neither actions nor a menu: no page for search engines. Contract C34. */
export function isBare(restaurant: Pick<Restaurant, 'partner' | 'has_tables' | 'has_menu'>): boolean {
  return lacksTables(restaurant) && restaurant.has_menu === false
}

/** Does the restaurant take orders on the tenant with this order list? Contract C0. */
export function takesOrdersOn({ products, config }: ListedRestaurant, productName: string): boolean {
  return config.orders.allowOrders && products.includes(productName)
}

/**
 * The one page of the restaurant's menu on this tenant: the order page if it takes orders, else the read-only page;
 * `null` without a menu.
 */
export function menuPagePath(restaurant: ListedRestaurant, productName: string): string | null {
  if (!restaurant.has_menu) return null
  return takesOrdersOn(restaurant, productName) ? menuPath(restaurant) : readMenuPath(restaurant)
}

/** Pages of the restaurant on this tenant, with their paths. Every listed restaurant accepts table requests. */
export function restaurantPages(
  restaurant: ListedRestaurant,
  productName: string,
): { page: RestaurantPageName; path: string }[] {
  const paths: Record<RestaurantPageName, string | null> = {
    table: restaurantPath(restaurant),
    menu: menuPagePath(restaurant, productName),
    about: aboutPath(restaurant),
  }
  return RESTAURANT_PAGES.flatMap((page) => (paths[page] === null ? [] : [{ page, path: paths[page] }]))
}
