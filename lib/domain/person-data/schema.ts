import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'
import { DATA_SECTIONS } from './sections'

export const DATA_REQUEST_KINDS = ['export', 'erasure'] as const
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]

/** Hours in which a link opens its page, and minutes in which the opened page may be read. Contract C42. */
export const DATA_LINK_HOURS = 24
export const DATA_SESSION_MINUTES = 60
/** Months to decide an erasure: art. 12(3) of the GDPR. */
export const DATA_REQUEST_MONTHS = 1

const emailSchema = z.email().max(254)
const tokenSchema = z.string().regex(/^[\w-]{20,200}$/)

/** POST /data-requests. */
export const dataRequestSchema = z.object({ email: emailSchema, kind: z.enum(DATA_REQUEST_KINDS) }).strict()
export const dataRequestAcceptedSchema = z.object({ accepted: z.literal(true) })
/** POST /data-requests/proofs: `attempt` marks one page, so that a double tap is one press. */
export const dataProofSchema = z.object({ token: tokenSchema, attempt: z.string().min(8).max(100) }).strict()
export const dataProvenSchema = z.object({ kind: z.enum(DATA_REQUEST_KINDS), session: tokenSchema })

/** A row, by column: texts, numbers, and related rows. */
const recordSchema = z.record(z.string(), z.unknown())
export type DataRecord = z.infer<typeof recordSchema>

/** Copy of one brand's data about a person. */
const personDataSchema = z.object({
  made_at: instantSchema,
  email: z.string(),
  sections: z.record(z.enum(DATA_SECTIONS), z.array(recordSchema)),
})
export type PersonData = z.infer<typeof personDataSchema>

/** Reservations and orders under way: they must end before an erasure. */
const underWaySchema = z.object({ reservations: z.array(z.string()), orders: z.array(z.string()) })

/** GET /data-requests/own: a copy, or the progress of an erasure. */
export const ownDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('export'), ends_at: instantSchema, data: personDataSchema }),
  z.object({
    kind: z.literal('erasure'),
    ends_at: instantSchema,
    email: z.string(),
    state: z.enum(['proven', 'done', 'refused']),
    due_at: instantSchema,
    counts: z.record(z.enum(DATA_SECTIONS), z.int()),
    /** Numbers of orders and codes of reservations. */
    under_way: underWaySchema,
  }),
])
export type OwnData = z.infer<typeof ownDataSchema>
export type OwnErasure = Extract<OwnData, { kind: 'erasure' }>

/** GET /console/data-requests/{request}. */
export const dataCaseSchema = z.object({
  id: z.int(),
  email: z.string(),
  created_at: instantSchema,
  due_at: instantSchema,
  /** Rows that would be erased, by table. */
  counts: z.record(z.string(), z.int()),
  /**
   * Entries that others typed, beyond the person's own rows: one with the proven e-mail is erased with them (`goes`)
   * and counted above; one with only a name or a phone of their rows stays, since it may concern another person.
   */
  mentions: z.array(z.object({ table: z.string(), text: z.string(), goes: z.boolean() })),
  under_way: underWaySchema,
  /** Digest of the counts and of everything under way: an erasure must name the version that was shown. */
  seen: z.string(),
})
export type DataCase = z.infer<typeof dataCaseSchema>
export const dataErasureSchema = z.object({ seen: z.string().min(10).max(100) }).strict()
export const dataRefusalSchema = z.object({ reason: z.string().trim().min(10).max(1000) }).strict()
/** POST /console/data-requests: the link goes to the email of an order or a reservation. */
export const dataLinkSchema = z
  .object({
    subject: z.enum(['order', 'reservation']),
    number: z.string().regex(/^[1-9]\d{0,14}$/),
    kind: z.enum(DATA_REQUEST_KINDS),
  })
  .strict()
