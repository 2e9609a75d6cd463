import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { BRAND_ROLES, STAFF_ROLES } from '@/lib/domain/panel/access/permissions'
import { type PartValue, SETTINGS_PART_NAMES } from '@/lib/domain/restaurant/settings/parts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

export const staff = pgTable('staff', {
  id: identity('id').primaryKey(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
  leftAt: instant('left_at'),
})

export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    restaurantId: integer('restaurant_id').notNull(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    name: text('name').notNull(),
    pinHash: text('pin_hash'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.restaurantId] })],
)

export const brandRoles = pgTable(
  'brand_roles',
  {
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    tenant: text('tenant').notNull(),
    role: text('role', { enum: BRAND_ROLES }).notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.tenant] })],
)

export const signInLinks = pgTable('sign_in_links', {
  id: identity('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  nonce: text('nonce').notNull(),
  staffId: bigint('staff_id', { mode: 'number' }).notNull(),
  tenant: text('tenant').notNull(),
  invitedTo: integer('invited_to'),
  opens: text('opens', { enum: ['panel', 'console'] })
    .notNull()
    .default('panel'),
  isInvitation: boolean('is_invitation').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const staffSessions = pgTable('staff_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull(),
  staffId: bigint('staff_id', { mode: 'number' }).notNull(),
  tenant: text('tenant').notNull(),
  deviceId: uuid('device_id'),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedFor: integer('ended_for').array().notNull().default([]),
})

export const machineTokens = pgTable('machine_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull(),
  /** Restaurant of a cash register; null for the token of a brand's command line, which has `tenant`. */
  restaurantId: integer('restaurant_id'),
  tenant: text('tenant'),
  name: text('name').notNull(),
  createdBy: bigint('created_by', { mode: 'number' }),
  madeWith: uuid('made_with'),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
})

export const staffAudit = pgTable('staff_audit', {
  id: identity('id').primaryKey(),
  at: instant('at').notNull(),
  restaurantId: integer('restaurant_id'),
  tenant: text('tenant'),
  staffId: bigint('staff_id', { mode: 'number' }),
  sessionId: uuid('session_id'),
  deviceId: uuid('device_id'),
  machineId: uuid('machine_id'),
  action: text('action').notNull(),
  subject: text('subject'),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
})

export const settingsDrafts = pgTable(
  'settings_drafts',
  {
    restaurantId: integer('restaurant_id').notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    part: text('part', { enum: SETTINGS_PART_NAMES }).notNull(),
    base: jsonb('base').$type<PartValue>().notNull(),
    value: jsonb('value').$type<PartValue>().notNull(),
    pictures: jsonb('pictures').$type<Record<string, string>>().notNull().default({}),
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.part, table.staffId] })],
)

export const settingsVersions = pgTable('settings_versions', {
  id: identity('id').primaryKey(),
  restaurantId: integer('restaurant_id').notNull(),
  part: text('part', { enum: SETTINGS_PART_NAMES }).notNull(),
  at: instant('at').notNull(),
  /** Null: not a person of the restaurant. */
  staffId: bigint('staff_id', { mode: 'number' }),
  kind: text('kind', { enum: ['start', 'panel', 'price', 'operations', 'hidden'] }).notNull(),
  value: jsonb('value').$type<PartValue>().notNull(),
  differences: jsonb('differences').$type<string[]>().notNull(),
})
