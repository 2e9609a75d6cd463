import type words from '@/messages/panel/orders.json'

/** The words of the screen of orders; the server passes them to the browser. */
export type OrdersWords = typeof words
