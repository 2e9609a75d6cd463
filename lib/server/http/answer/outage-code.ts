import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

/** Problem code of a call without an answer; any other error is rethrown. */
export function outageCode(error: unknown): string {
  if (error instanceof UpstreamOutage) return 'no_answer'
  throw error
}
