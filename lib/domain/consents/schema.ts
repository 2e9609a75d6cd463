import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

export const CONSENT_CHANNELS = ['email', 'sms'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

/**
 * POST /orders/{id}/consents, POST /reservations/{code}/consents: the ticked boxes; an unticked box withdraws
 * nothing. Contract C42.
 */
export const givenConsentsSchema = z.object({ sms_marketing: z.boolean(), email_marketing: z.boolean() }).strict()
export type GivenConsents = z.infer<typeof givenConsentsSchema>

/** Answers of both boxes; an unticked box means no. */
export function consentsIn(form: Pick<FormData, 'get'> | null): GivenConsents {
  return { sms_marketing: form?.get('sms_marketing') === 'on', email_marketing: form?.get('email_marketing') === 'on' }
}

/** Code in the address of a withdrawal. */
export const CONSENT_CODE = /^[0-9a-f]{32}$/
const codeSchema = z.string().regex(CONSENT_CODE)

/** POST /consents/{code}/withdrawal: sent by its page, or by the mailbox (RFC 8058). */
export const withdrawalSchema = z.object({ how: z.enum(['link', 'one_click']) }).strict()
export const withdrawnSchema = z.object({ withdrawn: z.literal(true) })

const consentSchema = z.object({
  id: z.int(),
  code: codeSchema,
  channel: z.enum(CONSENT_CHANNELS),
  contact: z.string(),
  wording: z.string(),
  given_at: instantSchema,
  /** An order has its number, a reservation its number in the console. */
  origin: z.object({ kind: z.enum(['reservation', 'order']), number: z.string() }),
  withdrawn: z.object({ at: instantSchema, how: z.enum(['link', 'one_click', 'console']) }).nullable(),
})
export type MarketingConsent = z.infer<typeof consentSchema>

/** GET /console/consents: newest first, with their counts. */
export const consentsSchema = z.object({
  items: z.array(consentSchema),
  next_cursor: z.string().nullable(),
  counts: z.object({ email: z.int(), sms: z.int(), withdrawn: z.int() }),
})
export type MarketingConsents = z.infer<typeof consentsSchema>
/** GET /console/consents/file: the consents that hold, one page of the file. */
export const consentFileSchema = z.object({ items: z.array(consentSchema), next_cursor: z.string().nullable() })
