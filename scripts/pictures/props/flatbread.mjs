import { at, blob, fill, n1, piece, softShadow, times } from '../draw.mjs'

export function flatbread(r, x, y, size, turn, colour = '#e6c083') {
  const d = blob(r, 0, 0, size, size * 0.72, { wobble: 0.06, points: 13 })
  const blisters = times(18, () => {
    const [px, py] = r.spot({ cx: 0, cy: 0, rx: size * 0.86, ry: size * 0.6 })
    return fill(
      blob(r, px, py, r.in(9, 27), r.in(7, 18), { wobble: 0.3 }),
      r.pick(['#a8662a', '#8a4a18', '#c98d45']),
      `opacity="${n1(r.in(0.4, 0.85))}"`,
    )
  })
  return at(x, y, turn, softShadow(d, 10, 0.25) + piece(d, colour, { lift: 10, edge: 13, glow: 0.4, inside: blisters }))
}
