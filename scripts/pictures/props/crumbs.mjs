import { blob, fill, times } from '../draw.mjs'

export function crumbs(r, place, count, colours, size = 6) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return fill(blob(r, x, y, size * r.in(0.4, 1.2), size * r.in(0.4, 1), { wobble: 0.3, points: 6 }), r.pick(colours))
  })
}
