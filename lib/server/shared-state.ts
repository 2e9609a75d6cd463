import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { processChannel } from '@/lib/server/process-channel'

/** State shared by the web processes; set by server/main.ts where REDIS_URL is set. Decision 0039. */
export const sharedState = processChannel<SharedState>('shared-state')
