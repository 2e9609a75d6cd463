import { consentsIn } from '@/lib/domain/consents/schema'
import { readForm } from '@/lib/server/http/request/read-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { giveOrderConsents } from '@/lib/server/upstream/orders'
import { afterOrderWrite } from '../after-order-write'

/** Consents that the diner gives once the order stands. Contract C42. */
export const POST = tenantRoute('write', async (context) => {
  const consents = consentsIn(await readForm(context.request))
  return afterOrderWrite(context, (id, call) => giveOrderConsents(context.tenant, id, consents, call))
})
