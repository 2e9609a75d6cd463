import { consentsIn } from '@/lib/domain/consents/schema'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { afterOrderWrite } from '../after-order-write'

/** Consents given after the order is placed. Contract C42. */
export const POST = tenantRoute('write', async (context) =>
  afterOrderWrite(context, orderCalls.consents, { body: consentsIn(await readForm(context.request)) }),
)
