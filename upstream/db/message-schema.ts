import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

export const messages = pgTable('messages', {
  id: identity('id').primaryKey(),
  key: uuid('key').notNull().defaultRandom(),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  subject: text('subject', {
    enum: ['reservation', 'order', 'enquiry', 'waitlist', 'transfer', 'staff', 'alarm', 'data'],
  }).notNull(),
  occasion: text('occasion').notNull(),
  reservationId: bigint('reservation_id', { mode: 'number' }),
  orderId: text('order_id'),
  enquiryNumber: text('enquiry_number'),
  waitlistId: bigint('waitlist_id', { mode: 'number' }),
  transferId: bigint('transfer_id', { mode: 'number' }),
  signInLinkId: bigint('sign_in_link_id', { mode: 'number' }),
  alarmNoticeId: bigint('alarm_notice_id', { mode: 'number' }),
  dataRequestId: bigint('data_request_id', { mode: 'number' }),
  /** The answer to an enquiry. Contract C38. */
  noteId: bigint('note_id', { mode: 'number' }),
  /** The refunded part of a payment. Contract C40. */
  refundId: text('refund_id'),
  /** Administrator who sent the message again by hand. Contract C40. */
  repeatedBy: bigint('repeated_by', { mode: 'number' }),
  visitAt: instant('visit_at'),
  state: text('state', { enum: ['waiting', 'sending', 'sent', 'in_outbox', 'dropped', 'failed'] })
    .notNull()
    .default('waiting'),
  tries: integer('tries').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

/** An e-mail ready to send. */
export interface Mail {
  channel: 'mail'
  /** Without angle brackets; a repeat has the same id. */
  messageId: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
  /** The recipient was erased: a mailbox that keeps the e-mail must not keep the address. Contract C42. */
  isLast?: true
}

/** A text message ready to send: at most 300 characters. */
interface Sms {
  channel: 'sms'
  messageId: string
  /** Phone number with its country code. */
  to: string
  text: string
}

export type Envelope = Mail | Sms

export const outbox = pgTable('outbox', {
  id: identity('id').primaryKey(),
  messageId: text('message_id').notNull(),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  envelope: jsonb('envelope').$type<Envelope>().notNull(),
  arrived: integer('arrived').notNull().default(1),
  at: instant('at').notNull(),
})

export type MessageRow = typeof messages.$inferSelect
export type OutboxRow = typeof outbox.$inferSelect
