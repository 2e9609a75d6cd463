import type { Metadata } from 'next'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { cardPath, SHARE_SIZE, type ShareCard, type ShareKind } from '@/lib/server/seo/share-card'

type OpenGraphText = { title?: string; description?: string; url?: string }

/** What social networks show of a shared page: its words and the card `name` of its `kind`. */
export function sharingMetadata(
  tenant: Tenant,
  [kind, name, card]: [ShareKind, string, ShareCard],
  { title, description, url }: OpenGraphText = {},
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const alt = [card.title, card.text].filter(Boolean).join('. ')
  const image = { url: cardPath(kind, name, card, tenant), ...SHARE_SIZE, alt, type: 'image/png' }
  return {
    openGraph: { title, description, url, siteName: tenant.label, locale: 'pl_PL', type: 'website', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
