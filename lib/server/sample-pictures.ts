import { processChannel } from '@/lib/server/process-channel'

/**
 * Bytes of a sample picture by its path (`/pictures/burger-card.png`); `null` where there is none. Set by
 * server/main.ts, which serves the same files. See docs/design/pictures.md.
 */
export const samplePictures = processChannel<(path: string) => Promise<Buffer | null>>('sample-pictures')
