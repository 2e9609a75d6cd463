import type { AttemptRow, AttemptStatus } from '@/upstream/db/order-schema'

/** Attempts that may still be paid. */
export const OPEN_ATTEMPT_STATUSES: readonly AttemptStatus[] = ['created', 'open', 'pending']

export function isOpenAttempt({ status }: AttemptRow): boolean {
  return OPEN_ATTEMPT_STATUSES.includes(status)
}
