import { at, piece } from '../draw.mjs'
import { STEEL } from './colours.mjs'

export function knife(x, y, turn, metal = STEEL) {
  const d = 'M-12-210c34 24 38 150 22 214l-4 2v176c0 18-18 18-18 0z'
  return at(x, y, turn, piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }))
}
