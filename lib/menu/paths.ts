import { slugOf } from '@/lib/restaurant/slug'

/** Path of a restaurant's menu: `/order/12-mlyn`. The id alone decides; the slug is for people. Contract C18. */
export function menuPath({ id, slug }: { id: number; slug: string }): string {
  return `/order/${id}-${slug}`
}

/** Where a cart is paid for. Contract C18. */
export function checkoutPath(restaurantId: number): string {
  return `/order/${restaurantId}/zamow`
}

/** A city's kitchens, all or of one cuisine: `/zamawiaj/lublin/pizza`. */
export function kitchensPath(city: string, cuisine?: string): string {
  return cuisine ? `/zamawiaj/${city}/${slugOf(cuisine)}` : `/zamawiaj/${city}`
}

/** The id of a product's place on the menu page. */
export function productAnchor(productId: number): string {
  return `danie-${productId}`
}
