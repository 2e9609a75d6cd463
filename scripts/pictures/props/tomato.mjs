import { at, blob, disc, fill, piece, times } from '../draw.mjs'

export function tomato(r, x, y, size) {
  const seeds = times(5, (i) =>
    at(
      0,
      0,
      i * 72 + 20,
      fill(
        `M0 ${-size * 0.2}C${size * 0.34} ${-size * 0.3} ${size * 0.3} ${-size * 0.78} 0 ${-size * 0.76}C${-size * 0.3} ${-size * 0.78} ${-size * 0.34} ${-size * 0.3} 0 ${-size * 0.2}Z`,
        '#e8762f',
      ) +
        times(3, (k) =>
          fill(disc((k - 1) * size * 0.1, -size * (0.42 + (k % 2) * 0.14), size * 0.045, size * 0.07), '#f8d98a'),
        ),
    ),
  )
  return at(
    x,
    y,
    r.in(0, 360),
    piece(blob(r, 0, 0, size, size, { wobble: 0.02 }), '#cf3a22', { lift: 5, edge: 5 }) +
      fill(disc(0, 0, size * 0.86), '#dd4f30') +
      seeds,
  )
}
