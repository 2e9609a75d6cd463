import { blob, dark, fill, light, times } from '../draw.mjs'
import { ground } from './ground.mjs'
import { HEIGHT, WIDTH } from './size.mjs'

/** Soft brush marks on one colour. */
export function paint(r, colour) {
  return (
    ground(colour) +
    times(26, () => {
      const d = blob(r, r.in(0, WIDTH), r.in(0, HEIGHT), r.in(120, 380), r.in(20, 60), {
        wobble: 0.2,
        turn: r.in(-24, -8),
      })
      return fill(d, r() > 0.5 ? light(colour, 0.3) : dark(colour, 0.3), 'opacity="0.14"')
    })
  )
}
