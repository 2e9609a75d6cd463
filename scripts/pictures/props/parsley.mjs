import { at, blob, line, piece } from '../draw.mjs'

export function parsley(r, x, y, size, turn = 0) {
  const sprig = [
    [0, -1.5, 0.8],
    [-0.85, -0.8, 0.7],
    [0.85, -0.8, 0.7],
    [-0.5, -1.7, 0.5],
    [0.5, -1.7, 0.5],
  ]
  return at(
    x,
    y,
    turn,
    line(`M0 0V${-size * 1.4}`, '#4c7a32', size * 0.12) +
      sprig
        .map(([dx, dy, s]) => {
          const d = blob(r, dx * size, dy * size, s * size * 0.68, s * size * 0.6, { wobble: 0.26, points: 13 })
          return piece(d, r.pick(['#4c7d34', '#5c8f3d', '#3f6c2c']), { lift: 4, edge: 5 })
        })
        .join(''),
  )
}
