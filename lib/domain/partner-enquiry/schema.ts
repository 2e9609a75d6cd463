import { z } from 'zod'
import { touchesSchema } from '@/lib/domain/marketing/touch-schema'
import { phoneSchema } from '@/lib/domain/wire'
import { MERCHANT_TYPES } from './merchant-types'
import { isNip } from './nip'
import { PLAN_KEYS } from './plans'
import { MAX_ABOUT_LENGTH, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH, REPORT_KINDS } from './report-kinds'

const personSchema = z.string().min(3).max(130)
const emailSchema = z.email().max(254)

/** POST /leads: a restaurant's enquiry about a plan. Contract C10, ledger L025–L032. */
export const partnerEnquirySchema = z.object({
  name: personSchema,
  nip: z.string().refine(isNip),
  venue: z.string().min(2).max(120),
  city: z.string().min(2).max(60),
  phone: phoneSchema,
  email: emailSchema,
  merchant_type: z.enum(MERCHANT_TYPES),
  plan: z.enum(PLAN_KEYS),
  consent: z.literal(true),
  campaign: touchesSchema,
})

/**
 * POST /notices: a complaint, a notice of unlawful content, or a fault. A notice states the address of the content and
 * good faith.
 */
export const contentReportSchema = z
  .object({
    kind: z.enum(REPORT_KINDS),
    name: personSchema,
    email: emailSchema,
    about: z.string().max(MAX_ABOUT_LENGTH),
    message: z.string().min(MIN_MESSAGE_LENGTH).max(MAX_MESSAGE_LENGTH),
    good_faith: z.boolean(),
    campaign: touchesSchema,
  })
  .refine(({ kind, about }) => kind !== 'notice' || about !== '', { path: ['about'] })
  .refine(({ kind, good_faith }) => kind !== 'notice' || good_faith, { path: ['good_faith'] })

/** Answer of both calls: the number by which the sender can refer to the enquiry. */
export const enquiryAnswerSchema = z.object({ number: z.string().min(12) })

export type PartnerEnquiry = z.infer<typeof partnerEnquirySchema>
export type ContentReport = z.infer<typeof contentReportSchema>
