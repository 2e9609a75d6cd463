import 'server-only'
import { type BlockRequest, blocksSchema } from '@/lib/domain/console/block-schema'
import {
  lookupSchema,
  orderSubjectSchema,
  type PartRefundRequest,
  refundAnswerSchema,
  repeatAnswerSchema,
  reservationSubjectSchema,
} from '@/lib/domain/console/lookup-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

type Subject = 'order' | 'reservation'

/** What operations look up, in the name of who is signed in. Each look is in the trail. Contract C40. */
export function consoleLookup(tenant: Tenant, options: BearerOptions) {
  return {
    /** The first page where `cursor` is none, or is no cursor. The query goes in the body: it is in no address and no log. */
    find: (query: string, cursor: string | null) =>
      pageOrFirst(cursor, (at) =>
        upstream.post(tenant, '/console/lookups', lookupSchema, { ...options, body: { query, ...at } }),
      ),
    order: (number: string) => upstream.get(tenant, `/console/orders/${number}`, orderSubjectSchema, options),
    reservation: (number: string) =>
      upstream.get(tenant, `/console/reservations/${number}`, reservationSubjectSchema, options),
    repeatMessage: (subject: Subject, number: string, message: string) =>
      upstream.post(
        tenant,
        `/console/${subject === 'order' ? 'orders' : 'reservations'}/${number}/messages/${message}/repeat`,
        repeatAnswerSchema,
        { ...options, body: {} },
      ),
    refund: (number: string, body: PartRefundRequest) =>
      upstream.post(tenant, `/console/orders/${number}/refunds`, refundAnswerSchema, {
        ...options,
        body,
        idempotencyKey: body.mark,
      }),
    blocks: async () => dataOrThrow(await upstream.get(tenant, '/console/blocks', blocksSchema, options)).items,
    block: (body: BlockRequest) => upstream.post(tenant, '/console/blocks', blocksSchema, { ...options, body }),
    liftBlock: (block: string) => upstream.delete(tenant, `/console/blocks/${block}`, blocksSchema, options),
    retryRefund: (number: string, reason: string) =>
      upstream.post(tenant, `/console/orders/${number}/refunds/retry`, refundAnswerSchema, {
        ...options,
        body: { reason },
      }),
  }
}
