import { box, dark, disc, fill, light, line, piece, softShadow } from '../draw.mjs'

export function cup(_r, x, y, size, coffee, inside = '') {
  return (
    softShadow(disc(x, y, size * 1.3), 22, 0.35) +
    piece(disc(x, y, size * 1.3), '#fbf4e6', { lift: 7, edge: 8, shade: 0.2, glow: 0.6 }) +
    line(disc(x, y, size * 1.2), '#c98a3a', 5) +
    piece(box(x + size * 0.72, y - size * 0.18, size * 0.62, size * 0.36, 24), '#fbf4e6', { lift: 8, edge: 6 }) +
    piece(disc(x, y, size * 0.86), '#fbf4e6', { lift: 10, edge: 9, shade: 0.22 }) +
    fill(disc(x, y, size * 0.74), dark(coffee, 0.4)) +
    fill(disc(x + 4, y + 6, size * 0.7), coffee) +
    line(disc(x + 4, y + 6, size * 0.64), light(coffee, 0.35), 6, 'opacity="0.6"') +
    inside
  )
}
