import { at, box, fill, piece } from '../draw.mjs'

export function fry(r, x, y, turn) {
  const long = r.in(130, 200)
  const tone = r.pick(['#edb544', '#f4c65c', '#e3a233'])
  return at(
    x,
    y,
    turn,
    piece(box(-long / 2, -14, long, 28, 6), tone, {
      lift: 8,
      edge: 9,
      inside:
        fill(box(-long / 2, -14, 16, 28, 3), '#b9741d', 'opacity="0.55"') +
        fill(box(long / 2 - 14, -14, 16, 28, 3), '#b9741d', 'opacity="0.5"'),
    }),
  )
}
