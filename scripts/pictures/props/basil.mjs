import { at } from '../draw.mjs'
import { leaf } from './leaf.mjs'

/** Basil: a few leaves from one point. */
export function basil(r, x, y, size, turn = r.in(0, 360)) {
  return [0, 118, 236]
    .map((lean, i) =>
      at(
        x,
        y,
        turn + lean + r.in(-12, 12),
        leaf(0, -size * 0.8, size * (i ? 0.72 : 0.9), 0, r.pick(['#3f7a33', '#4f8b3a'])),
      ),
    )
    .join('')
}
