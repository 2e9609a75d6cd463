import { at, disc, fill, piece, times } from '../draw.mjs'
import { leaf } from './leaf.mjs'

export function strawberry(r, x, y, size, turn) {
  const d = `M0 ${size}C${-size * 1.2} ${-size * 0.1} ${-size * 0.8} ${-size} 0 ${-size * 0.8}C${size * 0.8} ${-size} ${size * 1.2} ${-size * 0.1} 0 ${size}Z`
  const seeds = times(16, () => {
    const [px, py] = r.spot({ cx: 0, cy: -size * 0.1, rx: size * 0.6, ry: size * 0.6 })
    return fill(disc(px, py, 2.4, 3.8), '#f8d98a')
  })
  return at(
    x,
    y,
    turn,
    piece(d, '#cf2f35', { lift: 7, edge: 9, inside: seeds }) +
      [-40, 0, 40].map((t) => leaf(t * 0.3, -size * 0.82, size * 0.32, t, '#5c8f3d')).join(''),
  )
}
