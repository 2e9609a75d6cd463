import { at, blob, disc, fill, line, n1, piece, times } from '../draw.mjs'
import { basil } from '../props/basil.mjs'
import { board } from '../props/board.mjs'
import { cherry } from '../props/cherry.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#6f4a33') +
  dish(r) +
  [
    [1090, 120],
    [1020, 70],
    [1130, 220],
  ]
    .map(([x, y]) => cherry(r, x, y, 50))
    .join('') +
  basil(r, 120, 690, 64, 40) +
  glass(r, 1100, 660, 100, '#7c1f2e') +
  ramekin(r, 110, 120, 92, '#c8a03a', { outer: '#8c5a3c', inside: herbs(r, { cx: 110, cy: 120, rx: 60 }, 18, 6) })

export const dish = (r) =>
  board(r, 580, 405, 800, 760, { colour: '#c2925c', handle: false }) +
  crust(r, 580, 405, 345) +
  [
    [470, 270],
    [690, 300],
    [600, 430],
    [440, 470],
    [720, 520],
    [560, 600],
    [345, 380],
    [590, 190],
  ]
    .map(([x, y]) => melted(r, x, y))
    .join('') +
  [
    [540, 330],
    [720, 410],
    [500, 560],
    [400, 310],
    [660, 610],
  ]
    .map(([x, y]) =>
      piece(disc(x, y, 44), '#b8321f', {
        lift: 4,
        edge: 5,
        inside: crumbs(r, { cx: x, cy: y, rx: 34 }, 14, ['#dd7355', '#8f2213'], 5),
      }),
    )
    .join('') +
  basil(r, 610, 360, 46, 20) +
  basil(r, 430, 400, 40, 80) +
  basil(r, 640, 540, 42, 160) +
  times(7, (i) => at(580, 405, i * 45 + 22, line('M0 0V-338', '#7a3a14', 4, 'opacity="0.28"')))

function crust(r, x, y, size) {
  const rim = piece(blob(r, x, y, size, size * 0.985, { wobble: 0.025, points: 19 }), '#d9a052', {
    lift: 14,
    edge: 22,
    glow: 0.42,
  })
  const char = times(42, (i) => {
    const turn = i * 8.6 + r.in(-3, 3)
    return at(
      x,
      y,
      turn,
      fill(
        blob(r, 0, -size * r.in(0.9, 0.965), r.in(9, 24), r.in(6, 13), { wobble: 0.25 }),
        r.pick(['#6e3310', '#8f4a18', '#4a2209']),
        `opacity="${n1(r.in(0.3, 0.8))}"`,
      ),
    )
  })
  const sauce = blob(r, x, y, size * 0.83, size * 0.82, { wobble: 0.025, points: 17 })
  return (
    rim +
    char +
    fill(sauce, '#b8371c') +
    fill(sauce, '#d2512a', 'transform="translate(5 7)" opacity="0.85"') +
    crumbs(r, { cx: x, cy: y, rx: size * 0.78 }, 130, ['#e58a45', '#a82c14', '#efb056'], 8)
  )
}

function melted(r, x, y) {
  return piece(blob(r, x, y, 66, 54, { wobble: 0.16, points: 9, turn: r.in(0, 180) }), '#fbeecb', {
    lift: 5,
    edge: 8,
    shade: 0.18,
    inside: crumbs(r, { cx: x, cy: y, rx: 46, ry: 36 }, 7, ['#e0a04a', '#c97c2c'], 8),
  })
}
