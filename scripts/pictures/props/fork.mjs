import { at, piece } from '../draw.mjs'
import { STEEL } from './colours.mjs'

export function fork(x, y, turn, metal = STEEL) {
  const d = 'M-22-210v92c0 20 9 32 17 38l-4 262c0 20 18 20 18 0l-4-262c8-6 17-18 17-38v-92h-8v84h-10v-84h-8v84h-10v-84z'
  return at(x, y, turn, piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }))
}
