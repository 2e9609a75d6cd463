import { at, disc, fill, piece, times } from '../draw.mjs'

export function cucumber(r, x, y, size) {
  const seeds = times(7, (i) => at(0, 0, i * 51, fill(disc(0, -size * 0.4, size * 0.06, size * 0.12), '#c8dc8e')))
  return at(
    x,
    y,
    r.in(0, 360),
    piece(disc(0, 0, size), '#4d7d33', { lift: 4, edge: 4 }) +
      fill(disc(0, 0, size * 0.88), '#d7e7a8') +
      fill(disc(0, 0, size * 0.6), '#e6f0c0') +
      seeds,
  )
}
