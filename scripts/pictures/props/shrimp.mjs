import { at, dark, fill, line, n1, piece, shadow } from '../draw.mjs'

export function shrimp(_r, x, y, size, turn, colour = '#ee8a5f') {
  const d = `M${size * 0.9} ${size * 0.35}C${size} ${-size * 0.8} ${-size * 0.6} ${-size * 1.2} ${-size * 0.95} ${-size * 0.2}C${-size * 1.1} ${size * 0.4} ${-size * 0.6} ${size * 0.85} ${-size * 0.15} ${size * 0.75}C${-size * 0.5} ${size * 0.3} ${-size * 0.45} ${-size * 0.1} ${-size * 0.1} ${-size * 0.22}C${size * 0.3} ${-size * 0.3} ${size * 0.45} ${0} ${size * 0.42} ${size * 0.4}Z`
  const tail = fill(
    `M${-size * 0.2} ${size * 0.7}l${size * 0.5} ${size * 0.06}l${-size * 0.14} ${size * 0.2}l${size * 0.2} ${size * 0.22}q${-size * 0.6} ${size * 0.06} ${-size * 0.72} ${-size * 0.4}z`,
    dark(colour, 0.2),
  )
  const bands = [
    [-0.9, -0.3, 0.5, 0.2],
    [-0.75, -0.7, 0.42, 0.42],
    [-0.3, -1, 0.12, 0.6],
    [0.25, -0.92, -0.02, 0.6],
    [0.7, -0.5, -0.3, 0.36],
  ]
  const stripes = bands
    .map(([bx, by, dx, dy]) =>
      line(
        `M${n1(bx * size)} ${n1(by * size)}l${n1(dx * size)} ${n1(dy * size)}`,
        '#fff0df',
        size * 0.09,
        'opacity="0.75"',
      ),
    )
    .join('')
  return at(x, y, turn, shadow(d, 6) + tail + piece(d, colour, { lift: 0, edge: 8, inside: stripes }))
}
