import type { Metadata } from 'next'
import { cardPath, SHARE_SIZE } from '@/app/_metadata/share-picture/share-card'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { brandCard, type NamedCard } from './share-picture/load-share-card'

/** Title, description, canonical URL (`path`, or an address at another brand) and card of a page, for social networks too. */
export async function pageMetadata(
  tenant: Tenant,
  { title, description, path }: { title: { absolute: string }; description: string; path: string },
  card?: NamedCard,
): Promise<Metadata> {
  const named = card ?? (await brandCard(tenant))
  return {
    title,
    description,
    alternates: { canonical: path },
    ...sharingMetadata(tenant, named, { title: title.absolute, description, url: path }),
  }
}

type OpenGraphText = { title?: string; description?: string; url?: string }

/** Metadata that social networks show for a shared page: its words and the card `name` of its `kind`. */
export function sharingMetadata(
  tenant: Tenant,
  [kind, name, card]: NamedCard,
  { title, description, url }: OpenGraphText = {},
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const alt = [card.title.replace(/[.!?]$/, ''), card.text].filter(Boolean).join('. ')
  const image = { url: cardPath(kind, name, card, tenant), ...SHARE_SIZE, alt, type: 'image/png' }
  return {
    openGraph: { title, description, url, siteName: tenant.label, locale: 'pl_PL', type: 'website', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
