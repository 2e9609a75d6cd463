import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

export const BLOCK_KINDS = ['email', 'phone', 'network'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** How long a block may last, in days. Contract C40. */
const MAX_BLOCK_DAYS = 90

/** POST /console/blocks: the contact or the network of an order or a reservation, by its number. Contract C40. */
export const contactBlockRequestSchema = z
  .object({
    subject: z.enum(['order', 'reservation']),
    number: z.string().regex(/^[1-9]\d{0,14}$/),
    kind: z.enum(BLOCK_KINDS),
    days: z.int().min(1).max(MAX_BLOCK_DAYS),
    reason: z.string().trim().min(3).max(200),
  })
  .strict()

/** GET /console/blocks. A block stores a digest only: its reason indicates the person, without personal data. */
export const blocksSchema = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      kind: z.enum(BLOCK_KINDS),
      reason: z.string(),
      who: z.string().nullable(),
      created_at: instantSchema,
      until: instantSchema,
    }),
  ),
})

export type ContactBlock = z.infer<typeof blocksSchema>['items'][number]
