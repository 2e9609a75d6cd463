import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Behaviour } from './behaviour'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The books of the built-in provider. Nothing outside this folder reads them. */
export const sandboxPayments = pgTable('sandbox_payments', {
  token: text('token').primaryKey(),
  reference: text('reference').notNull(),
  method: text('method').notNull(),
  amountGrosze: integer('amount_grosze').notNull(),
  title: text('title').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state', { enum: ['waiting', 'pending', 'paid', 'declined', 'expired'] }).notNull(),
  behaviour: text('behaviour').$type<Behaviour>().notNull(),
  decideAt: instant('decide_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
})

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  token: text('token').notNull(),
  amountGrosze: integer('amount_grosze').notNull(),
  state: text('state', { enum: ['pending', 'done', 'failed'] }).notNull(),
  decideAt: instant('decide_at').notNull(),
})

export const sandboxWebhooks = pgTable('sandbox_webhooks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: text('event_id').notNull(),
  body: text('body').notNull(),
  deliverAt: instant('deliver_at').notNull(),
  tries: integer('tries').notNull().default(0),
  deliveredAt: instant('delivered_at'),
})

export type SandboxPayment = typeof sandboxPayments.$inferSelect
