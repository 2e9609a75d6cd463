import { cardAt } from '@/app/share-picture/card-of'
import { drawCard } from '@/app/share-picture/draw'
import { keptFor } from '@/lib/http/kept-for'
import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { cardHash } from '@/lib/seo/share-card'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_WHILE = 'public, max-age=600'
// About 300 kB each.
const kept = keptFor<ArrayBuffer>(24 * 3_600_000, 100)

/** `/og/{kind}/{name}.{hash}.png`. An address of yesterday shows today's card, and is not kept for ever. */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const { kind = '', name = '', hash = '' } = params
  const card = await cardAt(tenant, kind, name)
  if (!card) return problem(404, { code: 'not_found', message: 'Nie ma tu takiej strony.' })
  const now = cardHash(card, tenant)
  const png = await kept(`${tenant.key} ${now}`, () => drawCard(card, tenant))
  const headers = { 'content-type': 'image/png', 'cache-control': hash === now ? FOR_EVER : FOR_A_WHILE }
  return new Response(png, { headers })
})
