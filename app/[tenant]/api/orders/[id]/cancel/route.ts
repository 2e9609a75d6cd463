import { tenantRoute } from '@/lib/server/http/tenant-route'
import { cancelOrder } from '@/lib/server/upstream/orders'
import { afterOrderWrite } from '../after-order-write'

/** 'Anuluj': cancels an order that is unpaid or unanswered. Contract C1. */
export const POST = tenantRoute('write', (context) =>
  afterOrderWrite(context, (id, call) => cancelOrder(context.tenant, id, call)),
)
