import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mirrors `migrations/0004_leads.sql` and `0012_waitlist_networks.sql`. */
export const leads = pgTable('leads', {
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
})
