import { drawCard } from '@/app/_metadata/share-picture/draw'
import { loadShareCard } from '@/app/_metadata/share-picture/load-share-card'
import { cardHash } from '@/app/_metadata/share-picture/share-card'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * `/og/{kind}/{name}.{hash}.png`. Draws only cards with a current hash: another hash is a guess, and drawing it would
 * cost as much. Decision 0022.
 */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const { kind = '', name = '', hash = '' } = params
  const card = await loadShareCard(tenant, kind, name)
  if (!card || cardHash(card, tenant) !== hash) {
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  }
  const png = await drawCard(card, tenant, hash)
  if (!png) return problemAnswer(503, { code: 'busy', message: WEB_REFUSALS.busy }, { 'retry-after': '30' })
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOR_EVER } })
})
