import { tenantRoute } from '@/lib/server/http/tenant-route'
import { receiveOrder } from '@/lib/server/upstream/orders'
import { afterOrderWrite } from '../after-order-write'

/** 'Odebrane': the diner confirms the delivery. Contract C1. */
export const POST = tenantRoute('write', (context) =>
  afterOrderWrite(context, (id, call) => receiveOrder(context.tenant, id, call)),
)
