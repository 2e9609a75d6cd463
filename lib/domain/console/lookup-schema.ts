import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ACTORS } from '@/lib/domain/ordering/order/order-state'
import { orderAddressSchema, orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/domain/panel/access/audit-actions'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import { alternativeSchema } from '@/lib/domain/reservation/schema'
import { RESERVATION_STATUSES } from '@/lib/domain/reservation/status'
import { instantSchema, wallTimeSchema } from '@/lib/domain/wire'
import { LOOKUP_KINDS } from './lookup-query'

const grosze = z.int()
const moment = instantSchema.nullable()
/** Order number, or internal id of a reservation: neither is a key. Contract C19, C40. */
const subjectIdSchema = z.string().regex(/^[1-9]\d{0,14}$/)
const reasonSchema = z.string().trim().min(3).max(200)

/** POST /console/lookups. */
export const lookupRequestSchema = z
  .object({
    query: z.string().min(1).max(200),
    cursor: z.string().max(200).optional(),
    /** Reason for a look-up by name; it stands in the audit trail. */
    reason: reasonSchema.optional(),
  })
  .strict()

export const lookupSchema = z.object({
  /** `null`: the text matches no kind of look-up. */
  kind: z.enum(LOOKUP_KINDS).nullable(),
  items: z.array(
    z.object({
      subject: z.enum(['order', 'reservation']),
      id: subjectIdSchema,
      created_at: instantSchema,
      /** Time at which the food or the guests are expected. */
      at: instantSchema,
      restaurant: z.string(),
      customer: z.string(),
      status: z.union([orderStatusSchema, z.enum([...RESERVATION_STATUSES, 'cancelled'])]),
      /** Null for a reservation. */
      delivery_type: deliveryTypeSchema.nullable(),
      total_grosze: grosze.nullable(),
      people: z.int().nullable(),
    }),
  ),
  /** Reports and enquiries with that number. */
  cases: z.array(z.object({ number: z.string(), kind: z.string(), created_at: instantSchema })),
  next_cursor: z.string().nullable(),
})

const restaurantSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  house: z.string(),
  city: z.string(),
})
const historySchema = z.array(
  z.object({
    at: instantSchema,
    by: z.enum([...ACTORS, 'guest']),
    /** Current name of the person or the cash register behind it. */
    who: z.string().nullable(),
    /** Kind of change: an order's state, payment, times or refund; an act on a reservation. */
    kind: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    reason: z.string().nullable(),
    /** The visit before a change that moved it. */
    moved_from: alternativeSchema.nullable(),
  }),
)
const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'in_outbox', 'dropped', 'failed'] as const
const messagesSchema = z.array(
  z.object({
    id: z.int().positive(),
    channel: z.enum(['mail', 'sms']),
    occasion: z.string(),
    state: z.enum(MESSAGE_STATES),
    created_at: instantSchema,
    ended_at: moment,
    /** Person who sent the message again by hand. */
    repeated_by: z.string().nullable(),
    can_repeat: z.boolean(),
  }),
)
/** Acts of people of the brand or the restaurant on it, newest first. */
const trailSchema = z.array(
  z.object({
    at: instantSchema,
    who: z.string().nullable(),
    action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction]),
  }),
)
const REFUND_STATES = ['wanted', 'pending', 'done', 'failed'] as const

/** GET /console/orders/{number}. */
export const orderSubjectSchema = z.object({
  number: subjectIdSchema,
  status: orderStatusSchema,
  delivery_type: deliveryTypeSchema,
  restaurant: restaurantSchema,
  /** Unmasked; empty after the order's personal data were erased. */
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: orderAddressSchema.nullable(),
    notes: z.string(),
    invoice_nip: z.string().nullable(),
  }),
  is_anonymized: z.boolean(),
  created_at: instantSchema,
  eta: z.object({ from: instantSchema, to: instantSchema }),
  reason: z.string().nullable(),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      choices: z.array(z.string()),
      note: z.string(),
      amount: z.int().positive(),
      line_grosze: grosze,
      promotion_grosze: grosze,
      /** After discounts and the line's share of the voucher. */
      paid_grosze: grosze,
      /** Pieces that were refunded. */
      missing: z.int().nonnegative(),
    }),
  ),
  products_grosze: grosze,
  promotions_grosze: grosze,
  voucher_grosze: grosze,
  packaging_grosze: grosze,
  deposits_grosze: grosze,
  delivery_grosze: grosze,
  tip_grosze: grosze,
  total_grosze: grosze,
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    last_error: z.string().nullable(),
    /** Amount that may still be refunded; 0 where nothing was paid online. */
    refundable_grosze: grosze,
    /** A full refund is possible only after the order has ended. */
    is_ended: z.boolean(),
    has_refused_refund: z.boolean(),
  }),
  attempts: z.array(
    z.object({
      provider: z.string(),
      method: z.enum(PAYMENT_METHODS),
      amount_grosze: grosze,
      status: z.string(),
      reason: z.string().nullable(),
      created_at: instantSchema,
      paid_at: moment,
    }),
  ),
  refunds: z.array(
    z.object({
      is_whole: z.boolean(),
      state: z.enum(REFUND_STATES),
      amount_grosze: grosze,
      reason: z.string().nullable(),
      who: z.string().nullable(),
      wanted_at: moment,
      done_at: moment,
      lines: z.array(z.object({ line: z.int(), amount: z.int() })),
    }),
  ),
  history: historySchema,
  messages: messagesSchema,
  trail: trailSchema,
})

/** GET /console/reservations/{reservation}. */
export const reservationSubjectSchema = z.object({
  id: subjectIdSchema,
  status: z.enum(RESERVATION_STATUSES),
  cancelled_at: moment,
  cancelled_by: z.enum(['guest', 'restaurant', 'operations']).nullable(),
  visit_state: z.enum(['expected', 'seated', 'no_show', 'finished']),
  restaurant: restaurantSchema.extend({ partner: z.boolean() }),
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string(), notes: z.string() }),
  is_anonymized: z.boolean(),
  /** Acts name this version, so that none applies to a reservation changed meanwhile. */
  version: z.int().nonnegative(),
  /** May the guest or the restaurant still cancel it? */
  is_open: z.boolean(),
  created_at: instantSchema,
  reserved_on: wallTimeSchema,
  starts_at: instantSchema,
  ends_at: instantSchema,
  people: z.int().positive(),
  tables: z.array(z.string()),
  answer_due_at: moment,
  reason: z.string().nullable(),
  history: historySchema,
  messages: messagesSchema,
  trail: trailSchema,
})

/**
 * POST /console/orders/{number}/refunds: a part of the payment, or all that is left. The page's mark is the
 * Idempotency-Key.
 */
export const partRefundRequestSchema = z
  .object({
    amount_grosze: z.int().positive().max(100_000_000),
    reason: reasonSchema,
    lines: z
      .array(z.object({ line: z.int(), amount: z.int().min(1).max(999) }))
      .max(100)
      .default([]),
    mark: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  })
  .strict()
/** POST /console/orders/{number}/refunds/retry. */
export const refundRetrySchema = z.object({ reason: reasonSchema }).strict()
/** Amount that may still be refunded. */
export const refundAnswerSchema = z.object({ refundable_grosze: grosze })
/** POST …/messages/{message}/repeat; `false`: the message was sent again less than a minute ago. */
export const repeatAnswerSchema = z.object({ repeated: z.boolean() })

export type Lookup = z.infer<typeof lookupSchema>
export type LookupItem = Lookup['items'][number]
export type OrderSubject = z.infer<typeof orderSubjectSchema>
export type ReservationSubject = z.infer<typeof reservationSubjectSchema>
export type SubjectMessage = z.infer<typeof messagesSchema>[number]
export type SubjectHistory = z.infer<typeof historySchema>[number]
export type SubjectTrail = z.infer<typeof trailSchema>[number]
