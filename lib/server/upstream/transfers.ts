import 'server-only'
import type { RecentEntry } from '@/lib/domain/recent/recent'
import { transferAcceptedSchema, transferClaimedSchema, transferSentSchema } from '@/lib/domain/recent/transfer-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'

/** POST /transfers: sends a one-time link with these keys to the addresses they were made under. Contract C31. */
export function startTransfer(tenant: Tenant, entries: readonly TransferableEntry[], options: CallOptions) {
  const body = { entries: entries.map(({ kind, id, atMs }) => ({ kind, id, at: new Date(atMs).toISOString() })) }
  return upstream.post(tenant, '/transfers', transferSentSchema, { ...options, body })
}

type TransferableEntry = RecentEntry & { kind: 'order' | 'reservation' }

/** What a link can bring: a place on a waiting list has an e-mail of its own. */
export function isTransferable(entry: RecentEntry): entry is TransferableEntry {
  return entry.kind !== 'wait'
}

/** POST /transfers/by-email: sends a one-time link to a typed address, if anything was made under it. Contract C31. */
export function transferByEmail(tenant: Tenant, email: string, options: CallOptions) {
  return upstream.post(tenant, '/transfers/by-email', transferAcceptedSchema, { ...options, body: { email } })
}

/** POST /transfers/{code}/claim: takes the keys of a link, once. Contract C31. */
export function claimTransfer(tenant: Tenant, code: string, options: CallOptions) {
  return upstream.post(tenant, `/transfers/${code}/claim`, transferClaimedSchema, options)
}
