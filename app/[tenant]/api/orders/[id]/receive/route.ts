import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { afterOrderWrite } from '../after-order-write'

/** 'Odebrane': the diner confirms the delivery. Contract C1. */
export const POST = tenantRoute('write', (context) => afterOrderWrite(context, orderCalls.receive, {}))
