import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { DOOR_STATES, WAITLIST_STATES } from '@/lib/domain/waitlist/schema'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const waitlist = pgTable('waitlist', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  tenant: text('tenant').notNull(),
  restaurantId: integer('restaurant_id').notNull(),
  day: text('day').notNull(),
  fromTime: text('from_time').notNull(),
  toTime: text('to_time').notNull(),
  partySize: integer('guests_number').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  state: text('state', { enum: [...WAITLIST_STATES, ...DOOR_STATES] })
    .notNull()
    .default('waiting'),
  holdToken: text('hold_token'),
  offeredOn: text('offered_on'),
  offerEndsAt: instant('offer_ends_at'),
  byHand: boolean('by_hand').notNull().default(false),
  reservationCode: text('reservation_code'),
  /** Keyed digest of the sender's network, while the entry is open, at most 30 days. Decision 0026. */
  network: text('network'),
  /** Columns of a party at the door, from here on: its day and both times are the time of its arrival. Contract C25. */
  customerName: text('customer_name').notNull().default(''),
  promisedAt: instant('promised_at'),
  calledAt: instant('called_at'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export type WaitlistRow = typeof waitlist.$inferSelect
