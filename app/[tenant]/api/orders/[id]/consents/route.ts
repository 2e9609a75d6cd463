import { consentsIn } from '@/lib/domain/consents/schema'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { readForm } from '@/lib/server/http/request/read-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { afterOrderWrite } from '../after-order-write'

/** Consents that the diner gives once the order stands. Contract C42. */
export const POST = tenantRoute('write', async (context) =>
  afterOrderWrite(context, orderCalls.consents, { body: consentsIn(await readForm(context.request)) }),
)
