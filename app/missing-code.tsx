import { headers } from 'next/headers'
import { MissingReservation } from '@/components/reservation/missing-reservation'
import { PageShell } from '@/components/shell/page-shell'
import { getTenant } from '@/lib/upstream/tenants'

/** A reservation's code that nobody has, in the brand's name. Ledger L072. */
export async function MissingCode() {
  // Written by the middleware; a not-found file gets no params.
  const tenant = await getTenant((await headers()).get('x-tenant') ?? '')
  if (!tenant) return null
  return (
    <PageShell tenant={tenant} section="reserve">
      <MissingReservation />
    </PageShell>
  )
}
