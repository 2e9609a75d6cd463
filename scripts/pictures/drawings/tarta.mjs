import { at, blob, fill, line, n1, piece, softShadow, times } from '../draw.mjs'
import { cherry } from '../props/cherry.mjs'
import { fork } from '../props/fork.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { napkin } from '../props/napkin.mjs'
import { plate } from '../props/plate.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#a8744a') +
  napkin(r, 1080, 200, 18, '#5a7a8a') +
  dish(r) +
  fork(1070, 490, 10) +
  glass(r, 110, 140, 96, '#eed98a') +
  leaf(130, 680, 50, 40, '#5c8f3d')

export const dish = (r) =>
  plate(r, 540, 410, 362, { glaze: '#dfe6dd', rim: 'line', colour: '#48706a' }) +
  at(520, 400, 0, quiche(r)) +
  times(15, () => {
    const [x, y] = r.spot({ cx: 700, cy: 600, rx: 120, ry: 60 })
    const s = r.in(28, 50)
    return at(
      x,
      y,
      r.in(0, 360),
      piece(
        `M0 ${-s}C${s * 0.8} ${-s * 0.4} ${s * 0.4} ${s * 0.4} 0 ${s} ${-s * 0.4} ${s * 0.4} ${-s * 0.8} ${-s * 0.4} 0 ${-s}Z`,
        r.pick(['#6d9440', '#4f7a32', '#8fb352']),
        { lift: 6, edge: 6 },
      ),
    )
  }) +
  cherry(r, 780, 560, 34) +
  cherry(r, 640, 640, 32)

function quiche(r) {
  const top = 'M-230-40C-220-140-120-210 0-216L250 40-70 150C-160 110-220 40-230-40Z'
  const rim =
    'M-262-50C-246-170-130-244 0-250L8-206C-110-200-206-130-222-44-214 30-160 98-84 136L-96 176C-190 130-256 40-262-50Z'
  const filling =
    times(10, () => {
      const [x, y] = r.spot({ cx: -20, cy: -20, rx: 150, ry: 110 })
      return fill(
        blob(r, x, y, r.in(22, 52), r.in(14, 30), { wobble: 0.3 }),
        r.pick(['#b8702a', '#d9943f']),
        'opacity="0.45"',
      )
    }) +
    times(15, () => {
      const [x, y] = r.spot({ cx: -20, cy: -20, rx: 150, ry: 110 })
      return piece(
        blob(r, x, y, r.in(16, 30), r.in(11, 20), { wobble: 0.25, turn: r.in(0, 180) }),
        r.pick(['#4f7a32', '#3c6428', '#6d9440']),
        { lift: 4, edge: 5 },
      )
    }) +
    [
      [-110, -70],
      [-10, -120],
      [60, -20],
      [-60, 50],
      [140, 30],
    ]
      .map(([x, y]) => cherry(r, x, y, 30))
      .join('')
  const depth = 'M250 40L-70 150-84 136-96 176-90 220 262 100Z'
  return (
    softShadow('M-262-50C-246-170-130-244 0-250L262 100-90 220C-190 150-256 40-262-50Z', 16, 0.4) +
    fill(depth, '#e8bf62') +
    fill('M-96 176L-90 226 266 104 262 84-88 200Z', '#a8682a') +
    piece(top, '#f2cf74', { lift: 0, edge: 6, inside: filling }) +
    piece(rim, '#cf8f42', { lift: 6, edge: 12, glow: 0.4 }) +
    times(17, (i) => {
      const a = (158 + i * 7.6) * (Math.PI / 180)
      return line(
        `M${n1(Math.cos(a) * 226 - 2)} ${n1(Math.sin(a) * 206 - 24)}L${n1(Math.cos(a) * 258)} ${n1(Math.sin(a) * 232 - 22)}`,
        '#8a5220',
        5,
        'opacity="0.6"',
      )
    }) +
    herbs(r, { cx: 0, cy: -10, rx: 140, ry: 90 }, 26, 7)
  )
}
