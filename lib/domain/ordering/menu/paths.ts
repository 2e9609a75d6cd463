import { type Diet, dietValue } from '@/lib/domain/ordering/menu/diet/diets'

/** Path of a restaurant's menu: `/order/12-mlyn`. Only the id is used; the slug is for people. Contract C18. */
export function menuPath({ id, slug }: { id: number; slug: string }): string {
  return `/order/${id}-${slug}`
}

/** Path of the menu with the diet of the list's filter; the page applies it to its own filter. */
export function menuPathFor(restaurant: { id: number; slug: string }, diet: Diet | null): string {
  return diet ? `${menuPath(restaurant)}?dieta=${dietValue(diet)}` : menuPath(restaurant)
}

/** Path of a restaurant's checkout. Contract C18. */
export function checkoutPath(restaurantId: number): string {
  return `/order/${restaurantId}/zamow`
}

/** The id of a product's element on the menu page. */
export function productAnchor(productId: number): string {
  return `danie-${productId}`
}
