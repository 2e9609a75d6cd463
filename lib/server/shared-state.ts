import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { processChannel } from '@/lib/server/process-channel'

/** State shared by the web processes; set by server/main.ts where REDIS_URL is set. See docs/design/processes.md. */
export const sharedState = processChannel<SharedState>('shared-state')
