import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

/** The problem's code of a call without an answer; any other error goes on. */
export function outageCode(error: unknown): string {
  if (error instanceof UpstreamOutage) return 'no_answer'
  throw error
}
