import { cityListPath, LISTS } from '@/lib/domain/list/list-kind'
import { withCampaign } from '@/lib/domain/marketing/campaign'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { readMenuPath } from '@/lib/domain/restaurant/restaurant-pages'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { LocalDate } from '@/lib/domain/time/time'
import type { LINK_PAGES } from './link-schema'

export interface StoredTarget {
  page: (typeof LINK_PAGES)[number]
  product: 'reservations' | 'orders' | null
  city: string | null
  cuisine: string | null
  restaurant: { id: number; slug: string; takesOrders: boolean } | null
  visitOn: LocalDate | null
  voucher: string | null
}

/** The path of a link's page, with the voucher that goes along, as `docs/LINKS.md` writes it. Contract C8, C39. */
export function linkTargetPath(target: StoredTarget): string {
  const path = pagePathOf(target)
  return target.voucher
    ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ voucher: target.voucher })}`
    : path
}

function pagePathOf({ page, product, city, cuisine, restaurant, visitOn }: StoredTarget): string {
  const day = visitOn ? `?${new URLSearchParams({ visitDate: visitOn })}` : ''
  if (page === 'restaurant' && restaurant) return `${restaurantPath(restaurant)}${day}`
  if (page === 'menu' && restaurant) return restaurant.takesOrders ? menuPath(restaurant) : readMenuPath(restaurant)
  if (page !== 'list' || !product || !city) return '/'
  if (!visitOn) return cityListPath(product, city, cuisine)
  const query = new URLSearchParams({ city, ...(cuisine && { 'rodzaj-kuchni': cuisine }), visitDate: visitOn })
  return `${LISTS[product].path}?${query}`
}

/** The path with the campaign of one print; `utm_id` is its code, by which results know link and print. Contract C39. */
export function linkPathWithCampaign(
  path: string,
  { source, medium, campaign, content, code }: Record<'source' | 'medium' | 'campaign' | 'content' | 'code', string>,
): string {
  return withCampaign(path, {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    ...(content && { utm_content: content }),
    utm_id: code,
  })
}
