import { blob, disc, fill, piece } from '../draw.mjs'

export function radish(r, x, y, size) {
  return (
    piece(disc(x, y, size), '#c92f55', { lift: 4, edge: 4 }) +
    fill(blob(r, x, y, size * 0.86), '#fdf2ee') +
    fill(blob(r, x, y, size * 0.5), '#fae3df')
  )
}
