import type { AttemptRow, AttemptStatus } from '@/upstream/db/order-schema'

/** Money may still come of these. */
export const OPEN_ATTEMPT_STATUSES: readonly AttemptStatus[] = ['created', 'open', 'pending']

export function isOpenAttempt({ status }: AttemptRow): boolean {
  return OPEN_ATTEMPT_STATUSES.includes(status)
}
