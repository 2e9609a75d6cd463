import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

export const CONSENT_CHANNELS = ['email', 'sms'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

/** POST /orders/{id}/consents, POST /reservations/{code}/consents: what was ticked; what was not withdraws nothing. Contract C42. */
export const givenConsentsSchema = z.object({ sms_marketing: z.boolean(), email_marketing: z.boolean() }).strict()
export type GivenConsents = z.infer<typeof givenConsentsSchema>

/** The answer of both boxes; one that is not ticked is no. */
export function consentsIn(form: Pick<FormData, 'get'> | null): GivenConsents {
  return { sms_marketing: form?.get('sms_marketing') === 'on', email_marketing: form?.get('email_marketing') === 'on' }
}

/** In the address of a withdrawal. */
export const CONSENT_CODE = /^[0-9a-f]{32}$/
const codeSchema = z.string().regex(CONSENT_CODE)

/** POST /consents/{code}/withdrawal: on its page, or by the mailbox (RFC 8058). */
export const withdrawalSchema = z.object({ how: z.enum(['link', 'one_click']) }).strict()
export const withdrawnSchema = z.object({ withdrawn: z.literal(true) })

export const consentSchema = z.object({
  id: z.int(),
  code: codeSchema,
  channel: z.enum(CONSENT_CHANNELS),
  contact: z.string(),
  wording: z.string(),
  given_at: instantSchema,
  /** An order by its number, a reservation by the number that the console has for it. */
  origin: z.object({ kind: z.enum(['reservation', 'order']), number: z.string() }),
  withdrawn: z.object({ at: instantSchema, how: z.enum(['link', 'one_click', 'console']) }).nullable(),
})
export type MarketingConsent = z.infer<typeof consentSchema>

/** GET /console/consents: the newest first, with how many there are. */
export const consentsSchema = z.object({
  items: z.array(consentSchema),
  next_cursor: z.string().nullable(),
  counts: z.object({ email: z.int(), sms: z.int(), withdrawn: z.int() }),
})
export type MarketingConsents = z.infer<typeof consentsSchema>
/** GET /console/consents/file: those that hold, a page of the file. */
export const consentFileSchema = z.object({ items: z.array(consentSchema), next_cursor: z.string().nullable() })
