import { at, blob, fill, piece } from '../draw.mjs'

export function egg(r, x, y, size, turn = 0, yolk = '#f0a01e') {
  const d = blob(r, 0, 0, size, size * 0.76, { wobble: 0.02 })
  return at(
    x,
    y,
    turn,
    piece(d, '#fffaf0', { lift: 7, edge: 8, shade: 0.16 }) +
      piece(blob(r, -size * 0.06, 0, size * 0.5, size * 0.46, { wobble: 0.03 }), yolk, {
        lift: 0,
        edge: 5,
        glow: 0.4,
      }) +
      fill(blob(r, -size * 0.22, -size * 0.16, size * 0.12, size * 0.07), '#fff3cf', 'opacity="0.8"'),
  )
}
