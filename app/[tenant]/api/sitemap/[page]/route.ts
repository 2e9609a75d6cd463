import { loadSitemapPart } from '@/app/_metadata/load-sitemap'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { xmlResponse } from '@/lib/server/http/answer/xml-response'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/sitemap-{n}.xml`: one part of the index. See docs/design/search.md. */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const file = await loadSitemapPart(tenant, Number(params.page))
  return file ? xmlResponse(file) : problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
})
