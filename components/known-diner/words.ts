import type words from '@/messages/pl.json'

/** Words of the lines for remembered values. */
export type KnownWords = (typeof words)['known']
