import { getTranslations } from 'next-intl/server'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import type { Picture, Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { ShareCard, ShareKind } from '@/lib/server/seo/share-card'
import { CITY_TEXTS } from '@/messages/content/city-texts'

/** The card at `/og/{kind}/{name}`; `null` for an unknown one. */
export async function loadShareCard(tenant: Tenant, kind: string, name: string): Promise<ShareCard | null> {
  return Object.hasOwn(CARDS, kind) ? CARDS[kind as ShareKind](tenant, name) : null
}

const CARDS: Record<ShareKind, (tenant: Tenant, name: string) => Promise<ShareCard | null>> = {
  marka: async (tenant, name) => (name === tenant.key ? brandCard(tenant) : null),
  miasto: async (tenant, name) => {
    const city = tenant.cities.find(({ slug }) => slug === name)
    return city ? cityCard(city) : null
  },
  restauracja: async (tenant, name) => {
    const restaurant = /^[1-9]\d{0,8}$/.test(name) ? await loadRestaurant(tenant, name) : null
    return restaurant && restaurantCard(restaurant)
  },
}

/** The brand's own card, for every page without one. */
export async function brandCard({ tagline, homeMode, region }: Tenant): Promise<ShareCard> {
  const t = await getTranslations('share')
  return { kicker: '', title: tagline, text: t(homeMode, { region }), picture: null }
}

export async function cityCard({ slug, name }: Tenant['cities'][number]): Promise<ShareCard> {
  const t = await getTranslations('share')
  const text = CITY_TEXTS[slug]
  const title = text ? t('city', { where: text.where }) : t('cityPlain', { city: name })
  return { kicker: '', title, text: text?.lead ?? t('cityText'), picture: '/pictures/kamienica-share.jpg' }
}

export function restaurantCard({ name, city, lead, cover }: Restaurant): ShareCard {
  return { kicker: city.name, title: name, text: lead, picture: sharePicture(cover) }
}

// Our own pictures have a file in this format; a picture from elsewhere has none.
function sharePicture(cover: Picture | null): string | null {
  return cover && /^\/pictures\/[a-z0-9-]+$/.test(cover.src) ? `${cover.src}-share.jpg` : null
}
