import { at, dark, fill, light, piece } from '../draw.mjs'
import { STEEL } from './colours.mjs'

export function spoon(x, y, turn, metal = STEEL) {
  const d = 'M0-214c30 0 42 34 38 66-3 26-18 44-30 48l4 282c0 20-24 20-24 0l4-282c-12-4-27-22-30-48-4-32 8-66 38-66z'
  const hollow = fill('M1-202c20 0 28 26 25 50-3 22-14 36-25 36s-22-14-25-36c-3-24 5-50 25-50z', dark(metal, 0.2))
  return at(
    x,
    y,
    turn,
    piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }) +
      hollow +
      fill('M4-190c14 2 18 22 15 40-2 14-9 24-15 24z', light(metal, 0.6), 'opacity="0.7"'),
  )
}
