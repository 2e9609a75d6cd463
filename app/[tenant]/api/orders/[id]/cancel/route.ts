import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { afterOrderWrite } from '../after-order-write'

/** 'Anuluj': cancels an order that is unpaid or unanswered. Contract C1. */
export const POST = tenantRoute('write', (context) => afterOrderWrite(context, orderCalls.cancel, {}))
