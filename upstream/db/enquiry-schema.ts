import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type Case, ENQUIRY_STAGES } from '@/lib/domain/console/queue'

/** Messages from diners and restaurants to the operator. */
export const enquiries = pgTable('enquiries', {
  number: text('number').primaryKey(),
  tenant: text('tenant').notNull(),
  appName: text('app_name').notNull(),
  kind: text('kind', { enum: ['partner', 'complaint', 'notice', 'problem'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  /** Keyed digest of the sender's network, for a day. Decision 0026. */
  network: text('network'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Stage of the enquiry; a report is `new` or `decided`. Contract C38. */
  stage: text('stage', { enum: [...ENQUIRY_STAGES, 'decided'] })
    .notNull()
    .default('new'),
  stageAt: timestamp('stage_at', { withTimezone: true, mode: 'date' }),
  /** The restaurant that an enquiry led to, or that a report is about. */
  restaurantId: integer('restaurant_id'),
  decision: jsonb('decision').$type<NonNullable<Case['decision']>>(),
  closedAt: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
})
