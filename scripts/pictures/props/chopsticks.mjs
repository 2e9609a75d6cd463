import { at, fill, piece } from '../draw.mjs'

export function chopsticks(x, y, turn, colour = '#7b2d1f') {
  const stick = (dx, lean) =>
    at(
      dx,
      0,
      lean,
      piece('M-9-300h18l-4 600h-10z', colour, { lift: 8, edge: 4 }) + fill('M-9-300h18l-1 60h-16z', '#e0b04a'),
    )
  return at(x, y, turn, stick(-16, -1.5) + stick(18, 1.8))
}
