import { headers } from 'next/headers'
import { MissingOrder } from '@/components/order/missing-order'
import { PageShell } from '@/components/shell/page-shell'
import { getTenant } from '@/lib/upstream/tenants'

/** An order's key that nobody has, in the brand's name. */
export default async function OrderNotFound() {
  // Written by the middleware; a not-found file gets no params.
  const tenant = await getTenant((await headers()).get('x-tenant') ?? '')
  if (!tenant) return null
  return (
    <PageShell tenant={tenant} section="order">
      <MissingOrder />
    </PageShell>
  )
}
