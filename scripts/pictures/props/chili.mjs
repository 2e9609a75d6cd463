import { at, disc, fill, line } from '../draw.mjs'

export function chili(x, y, size, turn = 0) {
  return at(
    x,
    y,
    turn,
    fill(disc(1, 2, size), '#2e1206', 'opacity="0.25"') +
      line(disc(0, 0, size * 0.8), '#cf2e1f', size * 0.36) +
      fill(disc(size * 0.1, 0, size * 0.16), '#f6d68e'),
  )
}
