import { at, blob, disc, fill, line, n1, piece, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { cherry } from '../props/cherry.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { dill } from '../props/dill.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { knife } from '../props/knife.mjs'
import { mushroom } from '../props/mushroom.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#5a3f30') +
  dish(r) +
  knife(1110, 430, 6) +
  glass(r, 1100, 110, 98, '#6a1424') +
  ramekin(r, 120, 150, 94, '#4a5f2c', { outer: '#e9dcc0', inside: herbs(r, { cx: 120, cy: 150, rx: 60 }, 44, 8) })

export const dish = (r) =>
  board(r, 560, 410, 800, 520, { turn: 5, colour: '#b98350' }) +
  times(6, (i) => at(330 + i * 76, 380 + i * 16, 12 + i * 2, cutMeat(r))) +
  piece(disc(560, 380, 62, 56), '#fbe79a', {
    lift: 8,
    edge: 10,
    inside: herbs(r, { cx: 560, cy: 380, rx: 50 }, 34, 7),
  }) +
  [
    [330, 610],
    [420, 640],
    [500, 660],
  ]
    .map(([x, y]) => cherry(r, x, y, 42))
    .join('') +
  [
    [790, 250, 20],
    [860, 300, -10],
  ]
    .map(([x, y, t]) => mushroom(r, x, y, 58, t))
    .join('') +
  dill(r, 900, 640, 280, -60, '#5f7a4a') +
  crumbs(r, { cx: 560, cy: 420, rx: 300, ry: 160 }, 70, ['#fffdf6', '#2c1c12'], 4)

function cutMeat(r) {
  const d = blob(r, 0, 0, 66, 168, { wobble: 0.05, points: 13 })
  return (
    piece(d, '#4a2413', { lift: 13, edge: 9, glow: 0.2 }) +
    fill(blob(r, -4, -2, 50, 146, { wobble: 0.05, points: 13 }), '#a4573c') +
    fill(blob(r, -6, -4, 36, 118, { wobble: 0.08, points: 13 }), '#cf5d52') +
    fill(blob(r, -8, -8, 22, 86, { wobble: 0.1 }), '#dd7468', 'opacity="0.9"') +
    times(12, () =>
      line(`M${n1(r.in(-34, 24))} ${n1(r.in(-110, 100))}q6 10 ${n1(r.in(-6, 12))} 24`, '#f0a595', 3, 'opacity="0.6"'),
    )
  )
}
