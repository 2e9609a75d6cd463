import 'server-only'
import type { OwnPage } from '@/lib/domain/embed/own-page'
import { type EmbedChoice, snippetOf } from '@/lib/domain/embed/snippet'
import { isEmbeddable, modesOf } from '@/lib/domain/restaurant/products'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { qrDataUrl } from './qr'

/** Null while diners do not find the restaurant. Contract C16, C37. */
export async function findOwnPage(
  tenant: Tenant,
  id: number,
  words: Record<EmbedChoice['mode'], string>,
): Promise<OwnPage | null> {
  const restaurant = await fetchRestaurant(tenant, id)
  if (!restaurant) return null
  const origin = `https://${tenant.hosts[0]}`
  const url = origin + restaurantPath(restaurant)
  const snippets = modesOf(restaurant.products).map((mode) => ({
    mode,
    code: snippetOf(origin, { restaurant: id, mode, display: 'inline', colour: '' }, words),
  }))
  return {
    url,
    qr: qrDataUrl(url),
    snippets: isEmbeddable(restaurant.products) ? snippets : null,
    origins: restaurant.embed_origins,
  }
}
