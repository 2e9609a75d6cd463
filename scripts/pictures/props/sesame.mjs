import { at, dark, disc, fill, light, times } from '../draw.mjs'

export function sesame(r, place, count, colour = '#fbe6bd') {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return at(
      x,
      y,
      r.in(0, 180),
      fill(disc(1.5, 2, 6, 3.6), '#4a220a', 'opacity="0.3"') +
        fill(disc(0, 0, 6, 3.6), r.pick([colour, light(colour, 0.3), dark(colour, 0.08)])),
    )
  })
}
