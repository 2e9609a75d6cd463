import { box, dark, fill, line, n1, times } from '../draw.mjs'
import { folds } from './folds.mjs'
import { ground } from './ground.mjs'

/** Linen with a woven border. */
export function linen(r, colour, thread) {
  const turn = r.in(-8, 8)
  const weave = times(60, (i) => line(`M-200 ${i * 20 - 200}h1700`, dark(colour, 0.3), 2, 'opacity="0.12"'))
  const stripe = (x, w) => fill(box(x, -300, w, 1500), thread, 'opacity="0.8"')
  const border = stripe(70, 34) + stripe(116, 8) + stripe(134, 8) + stripe(1062, 34) + stripe(1040, 8) + stripe(1022, 8)
  return `${ground(colour)}<g transform="rotate(${n1(turn)} 600 400)">${weave}${border}</g>${folds(r, colour)}`
}
