import { z } from 'zod'
import { calls, get, make, remove } from '@/lib/domain/call/call'
import {
  brandVouchersSchema,
  openedVoucherSchema,
  voucherPlacesSchema,
  voucherRequestSchema,
} from '@/lib/domain/marketing/vouchers/voucher-schema'

/** Vouchers of a brand, and those of its restaurants to look at. Contract C39. */
export const voucherCalls = calls('manage_links', {
  list: get('/console/vouchers', {
    summary: 'Vouchers valid at the brand: what they give, how often they were used, what was taken off',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      state: z.enum(['open', 'ended']).default('open'),
    }),
    answer: brandVouchersSchema,
    returns: 'The newest first',
  }),
  one: get('/console/vouchers/{voucher}', {
    summary: 'One voucher, with what was taken off at each restaurant',
    answer: openedVoucherSchema,
    returns: 'The voucher',
  }),
  make: make('/console/vouchers', {
    summary: 'Make a voucher of the brand, valid at one or all of its restaurants',
    body: voucherRequestSchema,
    isOnce: true,
    answer: openedVoucherSchema,
    returns: 'The voucher',
  }),
  widen: make('/console/vouchers/{voucher}/restaurants', {
    summary: 'Make a voucher of the brand valid at a further restaurant, or at all of a town or the brand',
    body: voucherPlacesSchema,
    isOnce: true,
    answer: openedVoucherSchema,
    returns: 'The voucher',
  }),
  narrow: remove('/console/vouchers/{voucher}/restaurants/{restaurant}', {
    summary: 'Take a voucher of the brand from one restaurant; what it lowered there stays counted',
    answer: openedVoucherSchema,
    returns: 'The voucher',
  }),
  end: remove('/console/vouchers/{voucher}', {
    summary: 'End a voucher of the brand; its uses stay',
    answer: openedVoucherSchema,
    returns: 'The voucher',
  }),
})
