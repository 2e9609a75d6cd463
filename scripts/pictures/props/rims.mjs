import { at, disc, fill, line, mix, times } from '../draw.mjs'

export const rims = {
  plain: () => '',
  line: (_r, cx, cy, size, colour) => line(disc(cx, cy, size * 0.93), colour, 9),
  lines: (_r, cx, cy, size, colour) =>
    line(disc(cx, cy, size * 0.95), colour, 12) + line(disc(cx, cy, size * 0.87), colour, 4),
  folk: (_r, cx, cy, size, colour) =>
    line(disc(cx, cy, size * 0.965), colour, 5) +
    times(22, (i) =>
      at(
        cx,
        cy,
        (i * 360) / 22,
        at(
          size * 0.86,
          0,
          0,
          fill('M-15 0C-7-11 7-11 17 0 7 11-7 11-15 0z', i % 2 ? colour : mix(colour, '#e3a93c', 0.75)),
        ),
      ),
    ),
  dots: (_r, cx, cy, size, colour) => times(30, (i) => at(cx, cy, i * 12, fill(disc(size * 0.88, 0, 7.5), colour))),
  speckled: (r, cx, cy, size, colour) =>
    times(130, () => {
      const [x, y] = r.spot({ cx, cy, rx: size * 0.97 })
      return fill(disc(x, y, r.in(1.2, 3.6)), colour, 'opacity="0.55"')
    }),
}
