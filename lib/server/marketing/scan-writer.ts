import { processChannel } from '@/lib/server/process-channel'

/** Writes the scans that this process has counted; set with the first one, called before the process ends. */
export const scanWriter = processChannel<() => Promise<void>>('scans')
