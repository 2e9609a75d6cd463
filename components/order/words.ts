import type words from '@/messages/pl.json'

/** The words of the live part of the status page; the server passes them to the browser. */
export type OrderWords = (typeof words)['order']['live']
