import { processChannel } from '@/lib/server/process-channel'

/**
 * The bytes of a file of the sample's pictures, by its path (`/pictures/burger-card.png`); `null` where there is none. Set by
 * server/main.ts, whose requests make the same files. Decision 0046.
 */
export const samplePictures = processChannel<(path: string) => Promise<Buffer | null>>('sample-pictures')
