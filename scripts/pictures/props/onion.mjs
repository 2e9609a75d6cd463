import { at, blob, line, mix } from '../draw.mjs'

export function onion(r, x, y, size, colour = '#9c4a76') {
  return at(
    x,
    y,
    r.in(0, 360),
    [1, 0.72, 0.46]
      .map((s) =>
        line(
          blob(r, 0, 0, size * s, size * s * 0.92, { wobble: 0.04 }),
          mix(colour, '#f7e6ee', 1 - s * 0.8),
          size * 0.13,
        ),
      )
      .join(''),
  )
}
