import { dark, disc, fill, light, piece, softShadow } from '../draw.mjs'
import { CREAM } from './colours.mjs'
import { rims } from './rims.mjs'

/** A plate from above; `rim` is its decoration. */
export function plate(r, cx, cy, size, { glaze = CREAM, rim = 'plain', colour = '#c0553a' } = {}) {
  const round = disc(cx, cy, size)
  return (
    softShadow(round) +
    piece(round, glaze, {
      lift: 7,
      edge: size * 0.045,
      shade: 0.22,
      glow: 0.6,
      inside: rims[rim](r, cx, cy, size, colour),
    }) +
    fill(disc(cx, cy, size * 0.77), dark(glaze, 0.13)) +
    fill(disc(cx + size * 0.012, cy + size * 0.016, size * 0.755), light(glaze, 0.35)) +
    fill(disc(cx + size * 0.02, cy + size * 0.028, size * 0.735), glaze)
  )
}
