import { blob, fill, times } from '../draw.mjs'

const GREENS = ['#4f7a32', '#3c6428', '#6d9440', '#2f5423']

/** Chopped herbs over a place. */
export function herbs(r, place, count = 40, size = 7) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return fill(
      blob(r, x, y, r.in(0.5, 1.2) * size, r.in(0.35, 0.7) * size, { wobble: 0.35, points: 6, turn: r.in(0, 180) }),
      r.pick(GREENS),
    )
  })
}
