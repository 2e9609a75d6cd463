import type words from '@/messages/pl.json'

export type CartWords = (typeof words)['cart']
