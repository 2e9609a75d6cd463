import { createHash } from 'node:crypto'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { orderHelpSchema } from '@/lib/domain/ordering/order/schema'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { afterOrderWrite } from '../after-order-write'

/**
 * 'Coś nie tak': a report of missing, cold or late dishes goes to the console's queue, with the order in it.
 * Contract C1, C38.
 */
export const POST = tenantRoute('write', async (context) => {
  const form = await readForm(context.request)
  const read = orderHelpSchema.safeParse({
    reason: form?.get('reason') ?? '',
    ...(form?.get('message')?.trim() && { message: form.get('message')?.trim() }),
  })
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => [String(path[0]), path[0] === 'message' ? 'too_long' : 'invalid'])
    return problemAnswer(422, {
      code: 'invalid',
      message: WEB_REFUSALS.malformedForm,
      fields: Object.fromEntries(wrong),
    })
  }
  // The key is derived from the text: a second press reports nothing twice.
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([context.params.id, read.data]))
    .digest('hex')
  return afterOrderWrite(context, orderCalls.help, { body: read.data, idempotencyKey }, 'helpAsked')
})
