import { problem } from '@/lib/http/problem'
import { readForm } from '@/lib/http/read-form'
import { tenantRoute } from '@/lib/http/tenant-route'
import { paymentRequestSchema } from '@/lib/order/schema'
import { payOrder } from '@/lib/upstream/orders'
import { afterOrderWrite } from '../after-order-write'

/** Another attempt to pay. The BLIK code passes through: nothing here keeps or logs it. Contract C3. */
export const POST = tenantRoute('write', async (context) => {
  const form = await readForm(context.request)
  const code = form?.get('blik_code')?.replace(/\s/g, '')
  const read = paymentRequestSchema.safeParse({
    payment_method: form?.get('payment_method'),
    ...(code && { blik_code: code }),
  })
  if (!read.success)
    return problem(422, {
      code: 'invalid',
      message: 'Wybierz metodę płatności, a przy BLIKU wpisz 6 cyfr kodu.',
      fields: { [code ? 'blik_code' : 'payment_method']: 'invalid' },
    })
  return afterOrderWrite(context, (id, call) => payOrder(context.tenant, id, read.data, call))
})
