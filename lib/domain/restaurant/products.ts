import { z } from 'zod'

/** Products that a restaurant can buy. Ledger L116–L128, contract C18. */
export const PRODUCTS = [
  'foodeli_deliveries',
  'deliveries',
  'robot_deliveries',
  'marketing',
  'orders',
  'orders_list',
  'lubje_orders_list',
  'lesznoje_orders_list',
  'ostrowje_orders_list',
  'miedzioweje_orders_list',
  'reservations',
  'printer',
  'website',
  'iframe',
] as const

export const productSchema = z.enum(PRODUCTS)
export type RestaurantProduct = z.infer<typeof productSchema>

/** A partner takes reservations through us; staff contact other restaurants for the diner. Ledger L002, L125. */
export function isPartner(products: readonly string[]): boolean {
  return products.includes('reservations')
}

/** Product that lets other sites embed a restaurant. */
export const EMBED_PRODUCT: RestaurantProduct = 'iframe'

/** Actions of diners in its frame on another site. Contract C16. */
export function modesOf(products: readonly string[]): ('booking' | 'order')[] {
  return [
    ...(products.includes('reservations') ? (['booking'] as const) : []),
    ...(products.includes('orders') ? (['order'] as const) : []),
  ]
}

/** May other sites embed it? Ledger L128, contract C16. */
export function isEmbeddable(products: readonly string[]): boolean {
  return products.includes(EMBED_PRODUCT)
}
