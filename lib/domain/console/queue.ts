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
   * When the console sounds until somebody takes it: at once, where each minute counts; `callable`, where a restaurant is to be
   * telephoned, once it can be and the deadline is near; never.
   */
  urgency: 'always' | 'callable' | 'never'
}

/**
 * What waits for a person of the brand. Contract C38.
 * - `request`, `change`: a reservation at a restaurant that is no partner waits for a word;
 * - `call_off`: its guest has cancelled, and nobody has told that restaurant yet;
 * - `unanswered`: an order is about to be cancelled, since its restaurant does not answer;
 * - `late`: an order in work an hour past its time;
 * - `refund`: money that a bank did not take back;
 * - `report`: a complaint, a notice of unlawful content, a fault;
 * - `enquiry`: a restaurant that wants to be here;
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

/** A restaurant is telephoned while it is open, from a day before the deadline; so near to it in any case. */
export const CALL_HOURS = { open: 24, anyway: 3 } as const
/** Who was not seen in the console for so long does not work on what they took: it counts as nobody's. */
export const CLAIM_MINUTES = 30
/** So long is somebody told that another took over what they had. */
export const TOLD_MINUTES = 30

/** So long before an unanswered order is cancelled the brand hears of it: its restaurant was told three times by then. */
export const UNANSWERED_MINUTES = 7
/** An order an hour past its time; contract C1. */
export const LATE_MINUTES = 60
/** A refused refund, from when the money was asked back. */
export const REFUND_HOURS = 24
/** Within which a report is decided: a complaint in 14 days by law; a notice "in a timely manner" (DSA, art. 16), here a week. */
export const REPORT_DAYS = { complaint: 14, notice: 7, problem: 14 } as const satisfies Record<
  (typeof REPORT_KINDS)[number],
  number
>
/** From each step of an enquiry to the next. */
export const ENQUIRY_DAYS = 3
/** What is due within it, and nobody has taken, is loud. */
export const LOUD_MINUTES = 15

/** How far a restaurant's enquiry is, in the order of its steps; `open` comes by itself when the restaurant opens. */
export const ENQUIRY_STAGES = ['new', 'contacted', 'agreed', 'preparing', 'open', 'lost'] as const
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number]
/** Those that a person chooses. */
export const CHOSEN_STAGES = ['contacted', 'agreed', 'preparing', 'lost'] as const satisfies readonly EnquiryStage[]

const queueKindSchema = z.enum(QUEUE_KINDS)
const personSchema = z.object({ id: z.int().positive(), name: z.string() })
const gross = z.int()

/** What somebody of the brand wrote on a case, the oldest first. */
const notesSchema = z.array(
  z.object({
    at: instantSchema,
    who: z.string().nullable(),
    text: z.string(),
    /** It went to who sent the case, as a letter. */
    is_answer: z.boolean(),
  }),
)

export const queueItemSchema = z.object({
  kind: queueKindSchema,
  /** A reservation's id, an order's number, an enquiry's number, the id of a request for data. */
  subject: z.string(),
  due_at: instantSchema,
  created_at: instantSchema,
  /** Who has taken it. */
  claim: personSchema
    .extend({
      at: instantSchema,
      /** When they were last in the console; null where no session of theirs lives. */
      seen_at: instantSchema.nullable(),
      /** Who handed it to them, until they take it themselves. */
      handed_by: z.string().nullable(),
    })
    .nullable(),
  restaurant: z.object({ id: z.int().positive(), name: z.string(), phone: z.string(), email: z.string() }).nullable(),
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
      /** What a bank refused to send back. */
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
      stage: z.string(),
    })
    .nullable(),
  notes: notesSchema,
  /** Whose data are to be erased. */
  data: z.object({ email: z.string() }).nullable(),
})

/** GET /console/queue: the most urgent first. */
export const queueSchema = z.object({
  items: z.array(queueItemSchema),
  next_cursor: z.string().nullable(),
  counts: z.record(queueKindSchema, z.int()),
  /** Who may be handed a case. */
  people: z.array(personSchema),
  revision: z.string(),
})
/** GET /console/alarm: what nobody has taken, what happened to one's own cases, and a mark that changes with the queue. */
export const queueAlarmSchema = z.object({
  waiting: z.int(),
  /** All that is open, urgent or not. */
  open: z.int(),
  /** Cases that were handed to the caller, and those that others took over from them. */
  handed: z.array(z.object({ kind: queueKindSchema, by: z.string() })),
  taken_over: z.array(z.object({ kind: queueKindSchema, by: z.string() })),
  level: z.enum(['silent', 'normal', 'loud']),
  revision: z.string(),
})

/** POST /console/queue/claims: `to` null releases; `seen` is who had it on the page. */
export const claimSchema = z
  .object({
    kind: queueKindSchema,
    subject: z.string().min(1).max(40),
    to: z.int().positive().nullable(),
    seen: z.int().positive().nullable(),
  })
  .strict()

/** POST /console/queue/notes: a note for each other, or an answer that is sent; answers are of reports and enquiries alone. */
export const noteRequestSchema = z
  .object({
    kind: queueKindSchema,
    subject: z.string().min(1).max(40),
    text: z.string().trim().min(3).max(2000),
    is_answer: z.boolean(),
  })
  .strict()

/** GET /console/cases: reports and enquiries that are closed, the newest first. */
export const closedCasesSchema = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['partner', ...REPORT_KINDS]),
      name: z.string(),
      closed_at: instantSchema,
      stage: z.string(),
      outcome: z.enum(['accepted', 'rejected']).nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
})

/** GET /console/cases/{number}: one of them, open or closed. */
export const caseSchema = z.object({
  number: z.string(),
  kind: z.enum(['partner', ...REPORT_KINDS]),
  name: z.string(),
  email: z.string(),
  details: z.record(z.string(), z.unknown()),
  stage: z.string(),
  created_at: instantSchema,
  closed_at: instantSchema.nullable(),
  restaurant: z.string().nullable(),
  decision: z.object({ outcome: z.enum(['accepted', 'rejected']), reasons: z.string() }).nullable(),
  notes: notesSchema,
})

const reasonSchema = z.string().trim().min(1).max(200)
/** PUT /console/orders/{number}; `seen` is how it stood on the page: what goes back with it depends on that. */
export const orderCancellationSchema = z
  .object({ status: z.literal('cancelled'), reason: reasonSchema, seen: orderStatusSchema.optional() })
  .strict()
/** What a report is right about: all of the restaurant, its words, its pictures, or one dish with its words and picture. */
export const HIDDEN = ['nothing', 'description', 'pictures', 'dish', 'restaurant'] as const

/** PUT /console/reports/{number}: the reasons are sent to who reported and to the restaurant. DSA, art. 17. */
export const reportDecisionSchema = z
  .object({
    outcome: z.enum(['accepted', 'rejected']),
    reasons: z.string().trim().min(10).max(2000),
    restaurant_id: z.int().positive().nullable().default(null),
    /** What is hidden first, in the same step; of `dish` its name as the menu has it. */
    hide: z.enum(HIDDEN).default('nothing'),
    dish: z.string().trim().max(120).default(''),
  })
  .strict()
/** PUT /console/enquiries/{number}. */
export const enquiryStepSchema = z
  .object({
    stage: z.enum(CHOSEN_STAGES),
    restaurant_id: z.int().positive().nullable().default(null),
    reason: reasonSchema.optional(),
  })
  .strict()

export type QueueItem = z.infer<typeof queueItemSchema>
export type Queue = z.infer<typeof queueSchema>
export type QueueAlarm = z.infer<typeof queueAlarmSchema>
export type CaseNote = z.infer<typeof notesSchema>[number]
export type NoteRequest = z.infer<typeof noteRequestSchema>
export type ClosedCases = z.infer<typeof closedCasesSchema>
export type Case = z.infer<typeof caseSchema>
export type QueueClaim = z.infer<typeof claimSchema>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
export type EnquiryStep = z.infer<typeof enquiryStepSchema>
