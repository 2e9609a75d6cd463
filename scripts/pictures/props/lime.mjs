import { lemon } from './lemon.mjs'

export const lime = (x, y, size, turn) => lemon(x, y, size, turn, '#6fa136', '#cfe08a')
