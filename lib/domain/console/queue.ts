import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { orderAddressSchema, orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { REPORT_KINDS } from '@/lib/domain/partner-enquiry/report-kinds'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import { alternativeSchema } from '@/lib/domain/reservation/schema'
import { instantSchema, wallTimeSchema } from '@/lib/domain/wire'

type KindRow = {
  /**
   * Whether the console sounds until somebody takes the case: `always`, since each minute counts; `callable`, once
   * the restaurant can be phoned and the deadline is near; `never`.
   */
  urgency: 'always' | 'callable' | 'never'
}

/**
 * Cases that wait for a person of the brand. Contract C38.
 * - `request`, `change`: a reservation at a restaurant that is no partner needs an answer;
 * - `call_off`: the guest or the brand has cancelled, and nobody has told that restaurant yet;
 * - `unanswered`: an order is about to be cancelled, since its restaurant does not answer;
 * - `late`: an order in work an hour past its time;
 * - `refund`: a refund that a bank refused;
 * - `report`: a complaint, a notice of unlawful content, a fault;
 * - `enquiry`: a restaurant that wants to join;
 * - `data`: a person who wants their data erased.
 */
const kinds = {
  request: { urgency: 'callable' },
  change: { urgency: 'callable' },
  call_off: { urgency: 'callable' },
  unanswered: { urgency: 'always' },
  late: { urgency: 'always' },
  refund: { urgency: 'never' },
  report: { urgency: 'never' },
  enquiry: { urgency: 'never' },
  data: { urgency: 'never' },
} as const satisfies Record<string, KindRow>

export type QueueKind = keyof typeof kinds
export const QUEUE_KINDS = Object.keys(kinds) as [QueueKind, ...QueueKind[]]
const kindsOf = (urgency: KindRow['urgency']) => QUEUE_KINDS.filter((kind) => kinds[kind].urgency === urgency)
export const ALWAYS_URGENT = kindsOf('always')
export const CALLABLE = kindsOf('callable')

/** Hours before the deadline from which a restaurant is phoned: while it is open, or in any case. */
export const CALL_HOURS = { open: 24, anyway: 3 } as const
/** A claim ends when its holder was not seen in the console for this long. */
export const CLAIM_MINUTES = 30
/** A person is notified for this long that another took over their case. */
export const TAKEOVER_NOTICE_MINUTES = 30

/**
 * The brand is alerted this long before an unanswered order is cancelled: by then its restaurant was alerted three
 * times.
 */
export const UNANSWERED_MINUTES = 7
/** An order in work this long past its time is late; contract C1. */
export const LATE_MINUTES = 60
/** Hours after a refund was requested, for a refused one. */
export const REFUND_HOURS = 24
/**
 * Days to decide a report: a complaint in 14 days by law; a notice "in a timely manner" (DSA, art. 16), here a
 * week.
 */
export const REPORT_DAYS = { complaint: 14, notice: 7, problem: 14 } as const satisfies Record<
  (typeof REPORT_KINDS)[number],
  number
>
/** Days between the steps of an enquiry. */
export const ENQUIRY_DAYS = 3
/** An unclaimed case due within this time sounds loud. */
export const LOUD_MINUTES = 15

/** Steps of a restaurant's enquiry, in order; `open` is set when the restaurant opens. */
export const ENQUIRY_STAGES = ['new', 'contacted', 'agreed', 'preparing', 'open', 'lost'] as const
type EnquiryStage = (typeof ENQUIRY_STAGES)[number]
/** Steps that a person chooses. */
export const CHOSEN_STAGES = ['contacted', 'agreed', 'preparing', 'lost'] as const satisfies readonly EnquiryStage[]

const queueKindSchema = z.enum(QUEUE_KINDS)
const personSchema = z.object({ id: z.int().positive(), name: z.string() })
const gross = z.int()

/** Notes of the brand's people on a case, oldest first. */
const notesSchema = z.array(
  z.object({
    at: instantSchema,
    who: z.string().nullable(),
    text: z.string(),
    /** The note was mailed to the sender of the case. */
    is_answer: z.boolean(),
  }),
)

/** Order by its number, reservation or restaurant by its id: one of the brand, which has a page in the console. */
const caseSubjectSchema = z.object({ kind: z.enum(['order', 'reservation', 'restaurant']), id: z.string() })

const queueItemSchema = z.object({
  kind: queueKindSchema,
  /** Reservation id, order number, enquiry number, or id of a data request. */
  subject: z.string(),
  due_at: instantSchema,
  created_at: instantSchema,
  /** Person who has taken the case. */
  claim: personSchema
    .extend({
      at: instantSchema,
      /** Last time they were in the console; null where they have no live session. */
      seen_at: instantSchema.nullable(),
      /** Person who handed the case to them, until they take it themselves. */
      handed_by: z.string().nullable(),
    })
    .nullable(),
  restaurant: z
    .object({
      id: z.int().positive(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      /** The brand is its home: the console has a page of it. */
      is_own: z.boolean(),
    })
    .nullable(),
  reservation: z
    .object({
      reserved_on: wallTimeSchema,
      guests_number: z.int(),
      customer_name: z.string(),
      phone: z.string(),
      email: z.string(),
      notes: z.string(),
      change: alternativeSchema.nullable(),
    })
    .nullable(),
  order: z
    .object({
      status: orderStatusSchema,
      eta_to: instantSchema,
      delivery_type: deliveryTypeSchema,
      payment_method: z.enum(PAYMENT_METHODS),
      payment_status: z.enum(PAYMENT_STATUSES),
      total_grosze: gross,
      delivery_grosze: gross,
      /** Amount that a bank refused to refund. */
      refund_grosze: gross.nullable(),
      customer_name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: orderAddressSchema.nullable(),
      lines: z.array(z.object({ name: z.string(), choices: z.array(z.string()), amount: z.int(), line_grosze: gross })),
    })
    .nullable(),
  enquiry: z
    .object({
      kind: z.enum(['partner', ...REPORT_KINDS]),
      name: z.string(),
      email: z.string(),
      /** The fields of its form. */
      details: z.record(z.string(), z.unknown()),
      about: caseSubjectSchema.nullable(),
      stage: z.string(),
    })
    .nullable(),
  notes: notesSchema,
  /** Person whose data are to be erased. */
  data: z.object({ email: z.string() }).nullable(),
})

/** GET /console/queue: most urgent first. */
export const queueSchema = z.object({
  items: z.array(queueItemSchema),
  next_cursor: z.string().nullable(),
  counts: z.record(queueKindSchema, z.int()),
  /** People to whom a case may be handed. */
  people: z.array(personSchema),
  revision: z.string(),
})
/** GET /console/alarm: unclaimed cases, changes to the caller's own cases, and a mark that changes with the queue. */
export const queueAlarmSchema = z.object({
  waiting: z.int(),
  /** All open cases, urgent or not. */
  open: z.int(),
  /** Cases that were handed to the caller, and those that others took over from them. */
  handed: z.array(z.object({ kind: queueKindSchema, by: z.string() })),
  taken_over: z.array(z.object({ kind: queueKindSchema, by: z.string() })),
  level: z.enum(['silent', 'normal', 'loud']),
  revision: z.string(),
})

/** POST /console/queue/claims: `to` null releases; `seen` is the holder that the page showed. */
export const claimSchema = z
  .object({
    kind: queueKindSchema,
    subject: z.string().min(1).max(40),
    to: z.int().positive().nullable(),
    seen: z.int().positive().nullable(),
  })
  .strict()

/**
 * POST /console/queue/notes: an internal note, or an answer that is sent; only reports and enquiries take answers.
 */
export const noteRequestSchema = z
  .object({
    kind: queueKindSchema,
    subject: z.string().min(1).max(40),
    text: z.string().trim().min(3).max(2000),
    is_answer: z.boolean(),
  })
  .strict()

/** Outcomes of a report; none is assumed. */
export const OUTCOMES = ['rejected', 'accepted'] as const

/** GET /console/cases: closed reports and enquiries, newest first. */
export const closedCasesSchema = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['partner', ...REPORT_KINDS]),
      name: z.string(),
      closed_at: instantSchema,
      stage: z.string(),
      outcome: z.enum(OUTCOMES).nullable(),
      /** Its subject, as its sender wrote; of an enquiry the venue. */
      about: z.string(),
    }),
  ),
  next_cursor: z.string().nullable(),
})

/**
 * Content that an accepted report may hide: the whole restaurant, its words, its pictures, or one dish with its words
 * and picture.
 */
const HIDDEN_CONTENT = ['description', 'pictures', 'dish', 'restaurant'] as const
/** Content that a report hid; `text` is its beginning, as diners read it. DSA, art. 17. */
const hiddenContentSchema = z.object({ kind: z.enum(HIDDEN_CONTENT), text: z.string() })

/** GET /console/cases/{number}: a report or an enquiry, open or closed. */
export const caseSchema = z.object({
  number: z.string(),
  kind: z.enum(['partner', ...REPORT_KINDS]),
  name: z.string(),
  email: z.string(),
  details: z.record(z.string(), z.unknown()),
  about: caseSubjectSchema.nullable(),
  stage: z.string(),
  created_at: instantSchema,
  closed_at: instantSchema.nullable(),
  restaurant: z.object({ id: z.int().positive(), name: z.string(), is_own: z.boolean() }).nullable(),
  decision: z
    .object({ outcome: z.enum(OUTCOMES), reasons: z.string(), hidden: hiddenContentSchema.optional() })
    .nullable(),
  notes: notesSchema,
})

const reasonSchema = z.string().trim().min(1).max(200)
/** PUT /console/orders/{number}; `seen` is the status that the page showed: the refund depends on it. */
export const orderCancellationSchema = z
  .object({ status: z.literal('cancelled'), reason: reasonSchema, seen: orderStatusSchema.optional() })
  .strict()
/** Nothing, where it is changed already. */
export const HIDDEN = ['nothing', ...HIDDEN_CONTENT] as const

/** PUT /console/reports/{number}: the reasons are sent to the reporter and to the restaurant. DSA, art. 17. */
export const reportDecisionSchema = z
  .object({
    outcome: z.enum(OUTCOMES),
    reasons: z.string().trim().min(10).max(2000),
    restaurant_id: z.int32().positive().nullable().default(null),
    /** Content to hide first, in the same step; `dish` is the dish's name on the menu. */
    hide: z.enum(HIDDEN).default('nothing'),
    dish: z.string().trim().max(120).default(''),
  })
  .strict()
/** PUT /console/enquiries/{number}. */
export const enquiryStepSchema = z
  .object({
    stage: z.enum(CHOSEN_STAGES),
    restaurant_id: z.int32().positive().nullable().default(null),
    reason: reasonSchema.optional(),
  })
  .strict()

export type QueueItem = z.infer<typeof queueItemSchema>
export type CaseSubject = z.infer<typeof caseSubjectSchema>
export type Queue = z.infer<typeof queueSchema>
export type QueueAlarm = z.infer<typeof queueAlarmSchema>
export type CaseNote = z.infer<typeof notesSchema>[number]
export type NoteRequest = z.infer<typeof noteRequestSchema>
export type ClosedCases = z.infer<typeof closedCasesSchema>
export type Case = z.infer<typeof caseSchema>
export type HiddenContent = z.infer<typeof hiddenContentSchema>
export type QueueClaim = z.infer<typeof claimSchema>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
export type EnquiryStep = z.infer<typeof enquiryStepSchema>
