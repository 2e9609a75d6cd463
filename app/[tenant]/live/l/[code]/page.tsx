import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { withClickIds } from '@/lib/domain/marketing/campaign'
import { isScan } from '@/lib/domain/marketing/links/link-rules'
import { countScan } from '@/lib/server/marketing/scan-counter'
import { shortLinkTarget } from '@/lib/server/marketing/short-links'
import { METHOD_HEADER } from '@/lib/server/routing/method-header'

/** A short link of a poster: redirects to its page, with its campaign and an advertisement's click id. Contract C39. */
export default liveTenantPage(async (tenant, { params, searchParams }) => {
  const { code = '' } = await params
  const path = await shortLinkTarget(tenant, code)
  if (path === null) throw new NotFoundError()
  const requestHeaders = await headers()
  if (isScan(requestHeaders.get(METHOD_HEADER), requestHeaders)) countScan(tenant, code)
  redirect(withClickIds(path, new URLSearchParams((await searchParams) as Record<string, string>)))
})
