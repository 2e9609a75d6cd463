import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mirrors `migrations/0004_leads.sql`. */
export const leads = pgTable('leads', {
  number: text('number').primaryKey(),
  tenant: text('tenant').notNull(),
  appName: text('app_name').notNull(),
  kind: text('kind', { enum: ['partner', 'complaint', 'notice', 'problem'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
