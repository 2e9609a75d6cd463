/**
 * Points a minute and network: an IPv4 address, which a phone network shares, pays one a request, a /64 of IPv6 eight.
 * Above what the web server lets through, since one page asks several times. Decision 0026.
 */
export const DEFAULT_LIMITS = { reads: 9600, writes: 960, logs: 960, staff: 600, tenantLogs: 600 }
/** How long a second request with an Idempotency-Key waits for the first. Contract "General rules". */
export const IDEMPOTENCY_WAIT_MS = 5000
/** Of the 8 seconds that the web server waits for an order (2.5 of which may go to finding its address), and the 12 for a payment. */
export const PROVIDER_WAIT_MS = { order: 4000, payment: 8000, expireOthers: 2500 }
