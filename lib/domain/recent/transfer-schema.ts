import { z } from 'zod'
import { MAX_RECENT } from '@/lib/domain/recent/recent'
import { instantSchema } from '@/lib/domain/wire'

/** A key that a device has, and when it got it. */
const transferEntrySchema = z.object({
  kind: z.enum(['order', 'reservation']),
  id: z.string().regex(/^[A-Za-z0-9]{12,64}$/),
  at: instantSchema,
})

/** POST /transfers: the keys of the device; no address, since none is verified. Contract C31. */
export const transferRequestSchema = z.object({ entries: z.array(transferEntrySchema).min(1).max(MAX_RECENT) })
/** 201: the masked addresses to which a link was sent. */
export const transferSentSchema = z.object({ sent_to: z.array(z.string()) })
/** 200 of POST /transfers/{code}/claim. */
export const transferClaimedSchema = z.object({ entries: z.array(transferEntrySchema) })

/** POST /transfers/by-email: a typed address. Contract C31. */
export const transferByEmailSchema = z.object({ email: z.email().max(254) }).strict()
/** 202, whether or not the address is known. */
export const transferAcceptedSchema = z.object({ accepted: z.literal(true) })

export type TransferEntry = z.infer<typeof transferEntrySchema>
