import type { DataSection, LeftOut } from './sections'

type PersonTableRow = {
  /** Part of a person's copy that contains the rows, or the reason for leaving them out. */
  copy: DataSection | { leftOut: LeftOut }
}

/**
 * Every table that can hold a person's data, for the erasure (C19) and for the copy (C42): neither can name other
 * tables, and a part that the copy lacks does not compile. `tests/contract/person-data.test.ts` checks that every other
 * table of the database is known to hold no person. Decision 0079.
 */
export const PERSON_TABLES = {
  guest_notes: { copy: 'guest_notes' },
  reservations: { copy: 'reservations' },
  reservation_changes: { copy: 'reservations' },
  orders: { copy: 'orders' },
  order_lines: { copy: 'orders' },
  order_audit: { copy: 'orders' },
  voucher_uses: { copy: 'orders' },
  payment_attempts: { copy: 'orders' },
  refunds: { copy: 'orders' },
  campaign_touches: { copy: 'reservations' },
  messages: { copy: 'reservations' },
  waitlist: { copy: 'waitlist' },
  transfers: { copy: 'transfers' },
  enquiries: { copy: 'enquiries' },
  marketing_consents: { copy: 'consents' },
  data_requests: { copy: 'requests' },
  contact_blocks: { copy: 'blocks' },
  sign_in_links: { copy: { leftOut: 'accounts' } },
  push_subscriptions: { copy: { leftOut: 'accounts' } },
  staff_sessions: { copy: { leftOut: 'accounts' } },
  pin_failures: { copy: { leftOut: 'accounts' } },
  staff_roles: { copy: { leftOut: 'accounts' } },
  brand_roles: { copy: { leftOut: 'accounts' } },
  staff: { copy: { leftOut: 'accounts' } },
  staff_devices: { copy: { leftOut: 'typed' } },
  machine_tokens: { copy: { leftOut: 'typed' } },
  staff_audit: { copy: { leftOut: 'typed' } },
  marketing_links: { copy: { leftOut: 'typed' } },
  case_notes: { copy: { leftOut: 'typed' } },
  blocks: { copy: { leftOut: 'typed' } },
  browser_logs: { copy: { leftOut: 'typed' } },
  idempotency_keys: { copy: { leftOut: 'copies' } },
  outbox: { copy: { leftOut: 'copies' } },
} as const satisfies Record<string, PersonTableRow>

export type PersonTable = keyof typeof PERSON_TABLES
/** Tables whose rows are in the copy. */
export type CopiedTable = {
  [Table in PersonTable]: (typeof PERSON_TABLES)[Table]['copy'] extends DataSection ? Table : never
}[PersonTable]
