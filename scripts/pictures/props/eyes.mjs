import { disc, fill, light, line, times } from '../draw.mjs'

/** Rounds of fat on a soup. */
export function eyes(r, place, count, colour) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    const size = r.in(3, 13)
    return (
      fill(disc(x, y, size), light(colour, 0.3), 'opacity="0.5"') +
      line(disc(x, y, size), light(colour, 0.5), 1.5, 'opacity="0.7"')
    )
  })
}
