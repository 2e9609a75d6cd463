import { processChannel } from '@/lib/server/process-channel'

/**
 * Bytes of a sample picture by its path (`/pictures/burger-card.png`); `null` where there is none. Set by
 * server/main.ts, which serves the same files. Decision 0046.
 */
export const samplePictures = processChannel<(path: string) => Promise<Buffer | null>>('sample-pictures')
