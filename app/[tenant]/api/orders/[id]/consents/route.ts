import { orderConsentsSchema } from '@/lib/domain/ordering/order/schema'
import { readForm } from '@/lib/server/http/request/read-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { giveOrderConsents } from '@/lib/server/upstream/orders'
import { afterOrderWrite } from '../after-order-write'

/** Consents that the diner gives once the order stands; a box that is not ticked is no. Contract C42. */
export const POST = tenantRoute('write', async (context) => {
  const form = await readForm(context.request)
  const consents = orderConsentsSchema.parse({
    sms_marketing: form?.get('sms_marketing') === 'on',
    email_marketing: form?.get('email_marketing') === 'on',
  })
  return afterOrderWrite(context, (id, call) => giveOrderConsents(context.tenant, id, consents, call))
})
