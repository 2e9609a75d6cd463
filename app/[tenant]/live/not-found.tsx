import { headers } from 'next/headers'
import { NotFoundPanel } from '@/components/shell/not-found-panel'
import { PageShell } from '@/components/shell/page-shell'
import { getTenant } from '@/lib/server/upstream/tenants'

/** The page for a key that matches nothing. Ledger L072. */
export default async function LiveNotFound() {
  // Set by the middleware; a not-found file gets no params.
  const tenant = await getTenant((await headers()).get('x-tenant') ?? '')
  if (!tenant) return null
  return (
    <PageShell tenant={tenant}>
      <NotFoundPanel tenant={tenant} />
    </PageShell>
  )
}
