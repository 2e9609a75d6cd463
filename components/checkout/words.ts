import type words from '@/messages/pl.json'

/** Every word of the checkout; the browser gets them from the server. */
export type CheckoutWords = (typeof words)['checkout']['form']
export type CheckoutErrorWords = (typeof words)['checkout']['error']
