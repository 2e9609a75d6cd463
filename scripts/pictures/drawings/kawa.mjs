import { at, box, dark, disc, fill, line, piece, softShadow, times } from '../draw.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { spoon } from '../props/spoon.mjs'
import { tiles } from '../props/tiles.mjs'

export const draw = (r) =>
  tiles(r, '#e9dfca', '#b4634a', 220) +
  dish(r) +
  spoon(1040, 440, 12) +
  at(1060, 690, 20, biscuit(r)) +
  at(130, 160, -20, biscuit(r)) +
  times(16, () => {
    const [x, y] = r.spot({ cx: 120, cy: 680, rx: 110, ry: 90 })
    return at(
      x,
      y,
      r.in(0, 360),
      piece(disc(0, 0, 24, 17), '#5a2f18', { lift: 5, edge: 6 }) + line('M-20 0q20-9 40 0', '#2c140a', 4),
    )
  })

export const dish = (r) =>
  piece(disc(560, 410, 352), '#f6efe2', { lift: 14, edge: 16, shade: 0.2, glow: 0.6 }) +
  fill(disc(560, 410, 262), dark('#f6efe2', 0.08)) +
  line(disc(560, 410, 326), '#3f6b72', 8) +
  softShadow(disc(560, 410, 236), 24, 0.45) +
  at(
    560,
    410,
    24,
    piece(box(190, -42, 170, 84, 42), '#f6efe2', { lift: 12, edge: 10 }) +
      fill(box(226, -16, 90, 32, 16), dark('#f6efe2', 0.25)),
  ) +
  piece(disc(560, 410, 236), '#f6efe2', { lift: 12, edge: 14, shade: 0.22, glow: 0.6 }) +
  fill(disc(560, 410, 210), '#3f1f10') +
  fill(disc(566, 418, 200), '#8a4f24') +
  fill(disc(568, 420, 186), '#a8662f') +
  times(60, () => {
    const [x, y] = r.spot({ cx: 566, cy: 418, rx: 190 })
    return fill(disc(x, y, r.in(1.5, 5)), '#d9a05f', 'opacity="0.6"')
  }) +
  at(
    566,
    410,
    -18,
    [3, 2, 1, 0]
      .map((i) => {
        const s = 1 + i * 0.32
        const d = `M0 ${100 * (0.8 + i * 0.2)}C${-150 * s * 0.62} ${20 * s} ${-110 * s * 0.7} ${-96 * s * 0.72} 0 ${-34 * s}C${110 * s * 0.7} ${-96 * s * 0.72} ${150 * s * 0.62} ${20 * s} 0 ${100 * (0.8 + i * 0.2)}Z`
        return fill(d, i % 2 ? '#a8662f' : '#fbead0')
      })
      .join(''),
  )

const biscuit = (r) =>
  piece(box(-96, -66, 192, 132, 18), '#cf9a56', {
    lift: 9,
    edge: 9,
    inside:
      times(12, (i) => fill(disc(-66 + (i % 4) * 44, -36 + Math.floor(i / 4) * 36, 6), '#8a5a26')) +
      crumbs(r, { cx: 0, cy: 0, rx: 90, ry: 60 }, 24, ['#e8c07c', '#b57b38'], 6),
  })
