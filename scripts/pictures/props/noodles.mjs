import { dark, light, line, mix, n1, times } from '../draw.mjs'

/** Noodles in waves. */
export function noodles(r, cx, cy, rx, ry, colour, count = 46, width = 10) {
  return times(count, (i) => {
    const y = cy - ry + (i / count) * ry * 2
    const half = rx * Math.sqrt(Math.max(0.05, 1 - ((y - cy) / ry) ** 2)) * r.in(0.7, 1)
    const d = `M${n1(cx - half)} ${n1(y)}c${n1(half * 0.5)} ${n1(r.in(-60, 60))} ${n1(half)} ${n1(r.in(-60, 60))} ${n1(half * 2)} ${n1(r.in(-26, 26))}`
    const tone = mix(colour, r.pick([light(colour, 0.5), dark(colour, 0.2)]), r.in(0, 0.5))
    return (
      line(d, dark(colour, 0.55), width, 'opacity="0.45" transform="translate(2 4)"') +
      line(d, tone, width) +
      line(d, light(tone, 0.6), width * 0.2, 'transform="translate(-1 -3)" opacity="0.8"')
    )
  })
}
