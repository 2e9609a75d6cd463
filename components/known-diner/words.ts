import type words from '@/messages/pl.json'

/** The words of the lines that stand for what this browser remembers. */
export type KnownWords = (typeof words)['known']
