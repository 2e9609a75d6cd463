import { blob, disc, fill, piece } from '../draw.mjs'

export const berry = (r, x, y, size, colour) =>
  piece(blob(r, x, y, size), colour, { lift: 6, edge: 8 }) +
  fill(disc(x - size * 0.3, y - size * 0.35, size * 0.2), '#ffffff', 'opacity="0.5"')
