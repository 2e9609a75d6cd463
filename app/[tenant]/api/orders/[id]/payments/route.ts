import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { paymentRequestSchema } from '@/lib/domain/ordering/order/schema'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { afterOrderWrite } from '../after-order-write'

/** Another payment attempt. The BLIK code is passed on: nothing here stores or logs it. Contract C3. */
export const POST = tenantRoute('write', async (context) => {
  const form = await readForm(context.request)
  const code = form?.get('blik_code')?.replace(/\s/g, '')
  const read = paymentRequestSchema.safeParse({
    payment_method: form?.get('payment_method'),
    ...(code && { blik_code: code }),
  })
  if (!read.success)
    return problemAnswer(422, {
      code: 'invalid',
      message: WEB_REFUSALS.invalidPayment,
      fields: { [code ? 'blik_code' : 'payment_method']: 'invalid' },
    })
  return afterOrderWrite(context, orderCalls.pay, { body: read.data })
})
