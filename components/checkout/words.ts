import type words from '@/messages/pl.json'

/** All words of the checkout; the server passes them to the browser. */
export type CheckoutWords = (typeof words)['checkout']['form']
export type CheckoutErrorWords = (typeof words)['checkout']['error']
