import type words from '@/messages/pl.json'

/** What the living part of the status page says; the browser gets it from the server. */
export type OrderWords = (typeof words)['order']['live']
