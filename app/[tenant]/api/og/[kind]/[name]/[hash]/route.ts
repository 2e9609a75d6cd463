import { drawCard } from '@/app/_metadata/share-picture/draw'
import { loadShareCard } from '@/app/_metadata/share-picture/load-share-card'
import { problem } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { cardHash } from '@/lib/server/seo/share-card'
import { shareCardCache } from '@/lib/server/seo/share-card-cache'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

const FOR_EVER = 'public, max-age=31536000, immutable'
/**
 * Room for all cards of several brands, 50 to 300 kB each. A card takes most of a second, so 20 wait at most half a
 * minute.
 */
const cards = shareCardCache({ maxCards: 500, maxBytes: 128_000_000, maxDrawing: 21 })

/**
 * `/og/{kind}/{name}.{hash}.png`. Draws only cards with a current hash: another hash is a guess, and drawing it would
 * cost as much. Decision 0022.
 */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const { kind = '', name = '', hash = '' } = params
  const card = await loadShareCard(tenant, kind, name)
  if (!card || cardHash(card, tenant) !== hash) {
    return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  }
  const png = await cards(`${tenant.key} ${hash}`, () => drawCard(card, tenant))
  if (!png) {
    const busy = { code: 'busy', message: WEB_REFUSALS.busy }
    return problem(503, busy, { 'retry-after': '30' })
  }
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOR_EVER } })
})
