import { at, blob, box, dark, fill, light, line, mix, n1, piece, times } from '../draw.mjs'
import { basil } from '../props/basil.mjs'
import { cherry } from '../props/cherry.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { fork } from '../props/fork.mjs'
import { glass } from '../props/glass.mjs'
import { linen } from '../props/linen.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'

export const draw = (r) =>
  linen(r, '#e6d8bf', '#7c8a4a') +
  fork(1070, 420, 10) +
  dish(r) +
  ramekin(r, 130, 150, 108, '#f8e7b8', {
    outer: '#7c8a4a',
    inside: times(60, () => {
      const [x, y] = r.spot({ cx: 130, cy: 150, rx: 76 })
      return at(x, y, r.in(0, 180), fill(box(-14, -4, 28, 8, 3), r.pick(['#fff6d8', '#edd08a', '#fbe9b9'])))
    }),
  }) +
  basil(r, 140, 660, 70, 30) +
  glass(r, 1110, 140, 100, '#7c1f2e')

export const dish = (r) =>
  plate(r, 560, 405, 370, { glaze: '#f6efe2', rim: 'plain' }) +
  nest(r, 560, 408, 325, '#efc76d', 15, 150) +
  piece(blob(r, 560, 395, 168, 132, { wobble: 0.16, points: 13 }), '#c93c1e', {
    lift: 7,
    edge: 12,
    glow: 0.35,
    inside: crumbs(r, { cx: 560, cy: 395, rx: 130, ry: 100 }, 90, ['#e8743f', '#9c2410', '#f0a05a'], 10),
  }) +
  times(40, () => {
    const [x, y] = r.spot({ cx: 560, cy: 390, rx: 170, ry: 140 })
    return at(
      x,
      y,
      r.in(0, 180),
      fill(box(-13, -4, 26, 8, 3), '#5a240c', 'opacity="0.25" transform="translate(2 3)"') +
        fill(box(-13, -4, 26, 8, 3), r.pick(['#fff3cf', '#f8e4ae'])),
    )
  }) +
  basil(r, 560, 370, 56, 15) +
  [
    [420, 270],
    [720, 500],
  ]
    .map(([x, y]) => cherry(r, x, y, 36))
    .join('')

/** A nest of pasta: many turns of one thread. */
function nest(r, cx, cy, size, colour, width = 12, count = 60) {
  return times(count, (i) => {
    const s = size * (1 - (i / count) * 0.78)
    const [x, y] = [cx + r.in(-0.2, 0.2) * size, cy + r.in(-0.2, 0.2) * size]
    const from = r.in(0, 360)
    const sweep = r.in(70, 200)
    const point = (a) => [x + Math.cos((a * Math.PI) / 180) * s * 0.86, y + Math.sin((a * Math.PI) / 180) * s * 0.72]
    const [a, b] = [point(from), point(from + sweep)]
    const d = `M${a.map(n1).join(' ')}A${n1(s * 0.86)} ${n1(s * 0.72)} 0 ${sweep > 180 ? 1 : 0} 1 ${b.map(n1).join(' ')}`
    const tone = mix(colour, r.pick([dark(colour, 0.2), light(colour, 0.4)]), r.in(0, 0.6))
    return (
      line(d, dark(colour, 0.55), width, 'opacity="0.5" transform="translate(3 4)"') +
      line(d, tone, width) +
      line(d, light(tone, 0.5), width * 0.22, 'opacity="0.8" transform="translate(-2 -2)"')
    )
  })
}
