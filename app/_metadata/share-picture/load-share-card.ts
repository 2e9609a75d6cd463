import { getTranslations } from 'next-intl/server'
import type { ShareCard, ShareKind } from '@/app/_metadata/share-picture/share-card'
import { loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import {
  findCuisine,
  ORDER_CUISINES,
  type OrderCuisine,
  RESERVATION_CUISINES,
  type ReservationCuisine,
} from '@/lib/domain/restaurant/cuisines'
import { mediaIdOf } from '@/lib/domain/restaurant/picture'
import type { PublishedPicture, Restaurant } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { cityTextOf, whereOf } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import { CUISINE_LINES, ORDER_CUISINE_TITLES, orderCityTextOf } from '@/messages/content/order-city-texts'

type City = Tenant['cities'][number]
/** A card with the kind and the name in its URL. */
export type NamedCard = [kind: ShareKind, name: string, card: ShareCard]

/** The card at `/og/{kind}/{name}`; `null` for an unknown one. */
export async function loadShareCard(tenant: Tenant, kind: string, name: string): Promise<ShareCard | null> {
  if (!Object.hasOwn(CARDS, kind)) return null
  const found = await CARDS[kind as ShareKind](tenant, name)
  // `kuchnia/lublin--Włoska` is a spelling of a card, not its name.
  return found?.[1] === name ? found[2] : null
}

const CARDS: Record<ShareKind, (tenant: Tenant, name: string) => Promise<NamedCard | null>> = {
  marka: brandCard,
  miasto: async (tenant, name) => {
    const { city } = readList(tenant, name)
    return city ? cityCard(tenant, city) : null
  },
  kuchnia: async (tenant, name) => {
    const { city, cuisine } = readList(tenant, name)
    const found = findCuisine(RESERVATION_CUISINES, cuisine)
    return city && found ? cuisineCard(tenant, city, found) : null
  },
  dowoz: async (tenant, name) => {
    const { city, cuisine } = readList(tenant, name)
    return city ? orderingCard(tenant, city, findCuisine(ORDER_CUISINES, cuisine)) : null
  },
  restauracja: async (tenant, name) => {
    const restaurant = isId(name) ? await loadRestaurant(tenant, name) : null
    return restaurant && restaurantCard(restaurant)
  },
  menu: async (tenant, name) => {
    const restaurant = isId(name) ? await loadOrderingRestaurant(tenant, name) : null
    return restaurant && menuCard(restaurant)
  },
}

/** The brand's own card, for every page without one. */
export async function brandCard({ key, tagline, homeMode, region }: Tenant): Promise<NamedCard> {
  const t = await getTranslations('share')
  return ['marka', key, { kicker: '', title: tagline, text: t(homeMode, { region }), picture: null }]
}

/** The card of a city's tables. */
export async function cityCard(tenant: Tenant, city: City): Promise<NamedCard> {
  const t = await getTranslations('share')
  const text = cityTextOf(tenant.key, city)
  const where = whereOf(city)
  const title = where ? t('city', { where }) : t('cityPlain', { city: city.name })
  return ['miasto', city.slug, { kicker: '', title, text: text?.lead ?? t('cityText'), picture: CITY_PICTURE }]
}

/** The card of a cuisine's tables in a city. */
export async function cuisineCard(_: Tenant, city: City, cuisine: ReservationCuisine): Promise<NamedCard> {
  const t = await getTranslations('cuisine')
  const { title, line } = CUISINE_WORDS[cuisine]
  const where = whereOf(city)
  const heading = where ? t('title', { title, where }) : t('titlePlain', { title, city: city.name })
  return ['kuchnia', listName(city, cuisine), { kicker: '', title: heading, text: line, picture: CITY_PICTURE }]
}

/** The card of a city's list for ordering, or of a cuisine's. */
export async function orderingCard(tenant: Tenant, city: City, cuisine: OrderCuisine | null): Promise<NamedCard> {
  const [share, t] = await Promise.all([getTranslations('share'), getTranslations('orderingList.city')])
  const where = whereOf(city) ?? ''
  const names = { city: city.name, where, cuisine: cuisine ? ORDER_CUISINE_TITLES[cuisine] : '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const title = where ? t(key, names) : t(`${key}Plain`, names)
  const text = cuisine ? CUISINE_LINES[cuisine] : (orderCityTextOf(tenant.key, city)?.lead ?? share('cityText'))
  return ['dowoz', listName(city, cuisine), { kicker: '', title, text, picture: null }]
}

export function restaurantCard({ id, name, city, lead, cover }: Restaurant): NamedCard {
  return ['restauracja', String(id), { kicker: city.name, title: name, text: lead, picture: sharePicture(cover) }]
}

/** The card of a restaurant's menu. */
export async function menuCard({ id, name, city, address, cover }: Restaurant): Promise<NamedCard> {
  const t = await getTranslations('share')
  const text = t('menuText', { street: address.street, house: address.house, city: city.name })
  const kicker = t('menuKicker', { city: city.name })
  return ['menu', String(id), { kicker, title: name, text, picture: sharePicture(cover) }]
}

const CITY_PICTURE = '/pictures/kamienica-card.png'
const isId = (name: string) => /^[1-9]\d{0,8}$/.test(name)
// No slug has two hyphens in a row.
const SEPARATOR = '--'

function listName({ slug }: City, cuisine: string | null): string {
  return cuisine ? `${slug}${SEPARATOR}${slugOf(cuisine)}` : slug
}

function readList(tenant: Tenant, name: string): { city: City | undefined; cuisine: string } {
  const [slug, cuisine = ''] = name.split(SEPARATOR)
  return { city: tenant.cities.find((city) => city.slug === slug), cuisine }
}

// Our own pictures and uploaded ones have a file in this format; a picture from elsewhere has none.
function sharePicture(cover: PublishedPicture | null): string | null {
  return cover && (/^\/pictures\/[a-z0-9-]+$/.test(cover.src) || mediaIdOf(cover.src)) ? `${cover.src}-card.png` : null
}
