import { paletteOf } from '@/lib/domain/tenant/palette'
import type { Tenant } from '@/lib/domain/tenant/schema'

type Brand = Pick<Tenant, 'key' | 'label' | 'tagline' | 'themeColor'>
type Words = { reserve: string; order: string; mine: string }

/** The web app manifest of a brand: each host is its own app. Ledger L003, L014. */
export function manifestOf({ key, label, tagline, themeColor }: Brand, words: Words) {
  const icon = (name: string) => `/pictures/icon-${key}-${name}.png`
  return {
    id: '/',
    name: label,
    short_name: label,
    description: tagline,
    lang: 'pl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: paletteOf(themeColor).ground,
    icons: [
      { src: icon('192'), sizes: '192x192', type: 'image/png' },
      { src: icon('512'), sizes: '512x512', type: 'image/png' },
      { src: icon('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.reserve, url: '/rezerwuj' },
      { name: words.order, url: '/zamawiaj' },
      { name: words.mine, url: '/moje' },
    ],
  }
}
