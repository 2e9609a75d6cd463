import { light } from '../draw.mjs'
import { bowl } from './bowl.mjs'
import { CREAM } from './colours.mjs'

/** A little dish of something. */
export function ramekin(r, cx, cy, size, content, { outer = CREAM, inside = '' } = {}) {
  return bowl(r, cx, cy, size, { outer, inner: light(outer, 0.3), liquid: content, inside })
}
