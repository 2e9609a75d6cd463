import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { SHARE_SIZE, type ShareCard } from '@/app/_metadata/share-picture/share-card'
import { createCache, TooManyUnderWayError } from '@/lib/backend/cache'
import { MEDIA_PATH } from '@/lib/domain/restaurant/picture'
import { paletteOf } from '@/lib/domain/tenant/palette'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { samplePictures } from '@/lib/server/sample-pictures'
import { loadMedia } from '@/lib/server/upstream/media'
import { DrawnCard } from './card'

let lastDrawn: Promise<unknown> = Promise.resolve()
/**
 * Room for all cards of several brands, 50 to 300 kB each. A card takes nearly a second, so 20 waiting cards take at
 * most half a minute.
 */
const cards = createCache<ArrayBuffer>({
  entries: 500,
  bytes: { most: 128_000_000, of: ({ byteLength }) => byteLength },
  maxUnderWay: 21,
})

/** The card as a PNG, drawn once; `null` where too many are waiting. @param hash of the card and the tenant */
export async function drawCard(card: ShareCard, tenant: Tenant, hash: string): Promise<ArrayBuffer | null> {
  try {
    return await cards.get(`${tenant.key} ${hash}`, () => drawInTurn(card, tenant))
  } catch (error) {
    if (error instanceof TooManyUnderWayError) return null
    throw error
  }
}

// Cards are drawn one at a time: each uses a processor for a while, which diners' requests need too.
function drawInTurn(card: ShareCard, tenant: Tenant): Promise<ArrayBuffer> {
  const drawn = lastDrawn.then(() => draw(card, tenant))
  lastDrawn = drawn.catch(() => {})
  return drawn
}

async function draw(card: ShareCard, tenant: Tenant): Promise<ArrayBuffer> {
  const [fonts, mark, picture] = await Promise.all([
    cardFonts(tenant.look),
    dataUrl(`/marks/${tenant.key}.svg`, 'image/svg+xml'),
    // If the picture is missing, the logo is drawn instead.
    card.picture && pictureUrl(card.picture, tenant).catch(() => null),
  ])
  const look = { label: tenant.label, host: tenant.hosts[0] ?? '', colours: paletteOf(tenant.themeColor) }
  const response = new ImageResponse(<DrawnCard card={card} {...look} picture={picture} mark={mark} />, {
    ...SHARE_SIZE,
    fonts,
  })
  return response.arrayBuffer()
}

async function pictureUrl(path: string, tenant: Tenant): Promise<string | null> {
  const isMedia = path.startsWith(MEDIA_PATH)
  const bytes = await (isMedia ? loadMedia(tenant, path.slice(MEDIA_PATH.length)) : samplePictures.get()?.(path))
  return bytes ? asDataUrl(bytes, 'image/png') : null
}

async function dataUrl(path: string, type: string): Promise<string> {
  return asDataUrl(await readFile(join(process.cwd(), 'public', path)), type)
}

function asDataUrl(bytes: Buffer, type: string): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** Cut from `public/fonts` (SIL OFL) at one weight each: the drawing library reads neither WOFF2 nor variable fonts. */
const HEADINGS: Record<Tenant['look']['heading'], string> = {
  serif: 'fraunces-560.ttf',
  italic: 'fraunces-italic-480.ttf',
  grotesk: 'figtree-800.ttf',
}

/** The two fonts of a brand's card: `Heading` and `Body`. */
async function cardFonts({ heading }: Pick<Tenant['look'], 'heading'>) {
  const [headingFile, bodyFile] = await Promise.all([fontFile(HEADINGS[heading]), fontFile('figtree-600.ttf')])
  return [
    { name: 'Heading', data: headingFile },
    { name: 'Body', data: bodyFile },
  ]
}

function fontFile(name: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'app/_metadata/share-picture', name))
}
