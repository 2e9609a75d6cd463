import { redirect } from 'next/navigation'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { shortLinkTarget } from '@/lib/server/marketing/short-links'

/** A short link of a poster: redirects to its page, with its campaign. Contract C39. */
export default liveTenantPage(async (tenant, { params }) => {
  const { code = '' } = await params
  const path = await shortLinkTarget(tenant, code)
  if (path === null) throw new NotFoundError()
  redirect(path)
})
