import { clip, dark, disc, fill, light, piece, softShadow } from '../draw.mjs'
import { CREAM } from './colours.mjs'
import { rims } from './rims.mjs'

/** A bowl filled with `inside`, which is cut off at its wall. */
export function bowl(
  r,
  cx,
  cy,
  size,
  { outer = '#3f5d63', inner = CREAM, liquid = '#d9a441', inside = '', rim = 'plain', colour = '#c0553a' } = {},
) {
  const round = disc(cx, cy, size)
  const surface = disc(cx + size * 0.012, cy + size * 0.02, size * 0.79)
  return (
    softShadow(round, 30) +
    piece(round, outer, { lift: 9, edge: size * 0.05 }) +
    fill(disc(cx, cy, size * 0.945), light(inner, 0.5)) +
    fill(disc(cx + size * 0.008, cy + size * 0.012, size * 0.93), dark(inner, 0.12)) +
    clip(
      disc(cx, cy, size * 0.93),
      fill(disc(cx + size * 0.07, cy + size * 0.09, size * 0.9), inner) + rims[rim](r, cx, cy, size * 0.93, colour),
    ) +
    fill(surface, dark(liquid, 0.3)) +
    clip(surface, fill(disc(cx + size * 0.035, cy + size * 0.045, size * 0.785), liquid) + inside)
  )
}
