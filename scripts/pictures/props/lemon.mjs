import { at, disc, fill, light, n1, piece, times } from '../draw.mjs'

export function lemon(x, y, size, turn = 0, peel = '#efc02e', flesh = '#fae27a') {
  const wedges = times(8, (i) =>
    at(
      0,
      0,
      i * 45,
      fill(
        `M0 ${-size * 0.1}L${n1(size * 0.24)} ${n1(-size * 0.66)}Q0 ${n1(-size * 0.86)} ${n1(-size * 0.24)} ${n1(-size * 0.66)}Z`,
        i % 2 ? flesh : light(flesh, 0.25),
      ),
    ),
  )
  return at(
    x,
    y,
    turn,
    piece(disc(0, 0, size), peel, { lift: 6, edge: 5 }) + fill(disc(0, 0, size * 0.87), '#fff6d6') + wedges,
  )
}
