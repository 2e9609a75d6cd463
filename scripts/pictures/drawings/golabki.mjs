import { at, blob, fill, line, n1, piece, times } from '../draw.mjs'
import { bread } from '../props/bread.mjs'
import { cherry } from '../props/cherry.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { herbs } from '../props/herbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { napkin } from '../props/napkin.mjs'
import { paint } from '../props/paint.mjs'
import { plate } from '../props/plate.mjs'
import { spoon } from '../props/spoon.mjs'

export const draw = (r) =>
  paint(r, '#5f7f6a') +
  napkin(r, 1090, 220, 20, '#f0e2c4', '#b23a2b') +
  spoon(1090, 480, 6) +
  dish(r) +
  bread(r, 140, 700, 125, 30) +
  cherry(r, 120, 130, 50) +
  cherry(r, 220, 90, 44)

export const dish = (r) =>
  plate(r, 560, 405, 368, { rim: 'dots', colour: '#b23a2b' }) +
  fill(blob(r, 560, 430, 262, 215, { wobble: 0.07 }), '#b8371f') +
  fill(blob(r, 555, 424, 254, 206, { wobble: 0.07 }), '#d6502c') +
  [
    [455, 330, -16],
    [640, 385, -10],
    [500, 520, -20],
  ]
    .map(([x, y, turn]) => golabek(r, x, y, turn))
    .join('') +
  [
    [430, 330],
    [640, 380],
    [500, 515],
  ]
    .map(
      ([x, y]) =>
        piece(blob(r, x + 14, y - 4, 96, 44, { wobble: 0.2, turn: -14 }), '#dc5a31', { lift: 3, edge: 6, glow: 0.35 }) +
        crumbs(r, { cx: x + 14, cy: y, rx: 76, ry: 30 }, 20, ['#f3a25f', '#b8371f'], 6),
    )
    .join('') +
  herbs(r, { cx: 550, cy: 420, rx: 210, ry: 170 }, 52, 8) +
  leaf(700, 540, 52, 60, '#6a8f3c') +
  leaf(760, 500, 40, 20, '#587d31')

function golabek(r, x, y, turn) {
  const d = 'M-135 6C-140-60-80-80 0-76 84-82 138-56 134 4 138 64 80 84 0 78-84 84-132 66-135 6Z'
  const veins = times(7, (i) =>
    line(
      `M-130 ${n1(-60 + i * 19)}c70 ${n1(r.in(-24, 24))} 170 ${n1(r.in(-18, 18))} 262 ${n1(r.in(-10, 10))}`,
      i % 2 ? '#e9edbb' : '#8fa455',
      r.in(3, 6),
      'opacity="0.8"',
    ),
  )
  const wrap =
    fill('M20-90C60-40 60 40 10 90h150V-90z', '#b4c374', 'opacity="0.55"') +
    line('M20-90C60-40 60 40 10 90', '#7d9147', 5)
  return at(x, y, turn, piece(d, '#c6cf8c', { lift: 13, edge: 15, inside: veins + wrap }))
}
