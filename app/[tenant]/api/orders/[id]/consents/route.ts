import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { orderConsentsSchema } from '@/lib/domain/ordering/order/schema'
import { readForm } from '@/lib/server/http/request/read-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { afterOrderWrite } from '../after-order-write'

/** Consents that the diner gives once the order stands; a box that is not ticked is no. Contract C42. */
export const POST = tenantRoute('write', async (context) => {
  const form = await readForm(context.request)
  const body = orderConsentsSchema.parse({
    sms_marketing: form?.get('sms_marketing') === 'on',
    email_marketing: form?.get('email_marketing') === 'on',
  })
  return afterOrderWrite(context, orderCalls.consents, { body })
})
