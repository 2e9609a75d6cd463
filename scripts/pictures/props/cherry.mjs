import { blob, fill, piece } from '../draw.mjs'

export function cherry(r, x, y, size, colour = '#d6402a') {
  return (
    piece(blob(r, x, y, size, size * 0.94, { wobble: 0.03 }), colour, { lift: 6, edge: 9 }) +
    fill(
      blob(r, x - size * 0.35, y - size * 0.38, size * 0.22, size * 0.13, { turn: -35 }),
      '#ffe3cf',
      'opacity="0.85"',
    )
  )
}
