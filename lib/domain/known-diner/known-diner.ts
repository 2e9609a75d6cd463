/** Data that a diner asked this browser to remember. The delivery preferences keep the address. Contract C30. */
export interface KnownDiner {
  firstname: string
  lastname: string
  phone: string
  email: string
  /** The payment method of the last order; '' before the first one. */
  method: string
}

/** 365 days since the last reservation or order. The privacy text says so. */
export const KNOWN_DINER_MS = 31_536_000_000

type Stored = KnownDiner & { usedAtMs: number }

/** Data of a diner to store at `nowMs`. An empty method keeps that of the last order. */
export function knownDinerToStore(diner: KnownDiner, before: KnownDiner | null, nowMs: number): Stored {
  const { firstname, lastname, phone, email, method } = diner
  const own = { firstname, lastname, email, method: method || (before?.method ?? '') }
  return { ...own, phone: withoutPrefix(phone), usedAtMs: nowMs }
}

/** The stored diner; `null` if it is missing, unreadable or a year old. Contract C30. */
export function readKnownDiner(value: unknown, nowMs: number): KnownDiner | null {
  const { usedAtMs, ...stored } = Object(value) as Partial<Stored>
  const { firstname, lastname, phone, email, method } = stored
  if (!isText(firstname) || !isText(lastname) || !isText(phone) || !isText(email)) return null
  if (typeof usedAtMs !== 'number' || nowMs - usedAtMs >= KNOWN_DINER_MS) return null
  return { firstname, lastname, phone, email, method: typeof method === 'string' ? method : '' }
}

// An order is sent as "+48600100200"; the field already shows "+48" beside it.
function withoutPrefix(phone: string): string {
  return phone.replace(/^\+48(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 254
}
