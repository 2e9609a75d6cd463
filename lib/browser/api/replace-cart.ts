import { addToCart, cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'

/** Replaces the cart's lines; confirm with the diner first if `isCartFilled`. */
export function replaceCart(place: CartRestaurant, lines: readonly CartLine[]): void {
  changeCart({ type: 'cleared' })
  for (const line of lines) addToCart(place, line)
}

/** Would replacing the cart lose lines? */
export function isCartFilled(): boolean {
  return cartStore.read().cart.lines.length > 0
}
