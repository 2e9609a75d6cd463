/** Requests a minute and client: far above what one diner does, far below what a script would. */
export const DEFAULT_LIMITS = { reads: 600, writes: 120, logs: 120, staff: 600, tenantLogs: 600 }
/** How long a second request with an Idempotency-Key waits for the first. Contract "General rules". */
export const IDEMPOTENCY_WAIT_MS = 5000
