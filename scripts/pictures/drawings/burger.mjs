import { at, blob, box, disc, fill, piece, softShadow, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { fry } from '../props/fry.mjs'
import { glass } from '../props/glass.mjs'
import { napkin } from '../props/napkin.mjs'
import { onion } from '../props/onion.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { sesame } from '../props/sesame.mjs'
import { tomato } from '../props/tomato.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#8a5b38') +
  dish(r) +
  cucumber(r, 180, 670, 56) +
  cucumber(r, 250, 720, 50) +
  onion(r, 160, 130, 80) +
  glass(
    r,
    1090,
    130,
    108,
    '#a4571f',
    times(3, (i) =>
      at(1070 + i * 26, 110 + (i % 2) * 36, i * 28, fill(box(-20, -20, 40, 40, 8), '#fff6e6', 'opacity="0.45"')),
    ),
  ) +
  napkin(r, 1120, 690, 16, '#c93f2c')

export const dish = (r) =>
  board(r, 540, 420, 760, 600, { turn: -4, colour: '#5a3d2c', handle: false }) +
  at(470, 400, 0, layers(r)) +
  times(34, (_i) => fry(r, 790 + r.in(-80, 110), 430 + r.in(-150, 190), r.in(-70, 70))) +
  ramekin(r, 810, 660, 84, '#c92f1d', { outer: '#e9dcc0' })

function layers(r) {
  const lettuce = piece(blob(r, 0, 26, 268, 250, { wobble: 0.09, points: 27 }), '#7fae3f', { lift: 14, edge: 12 })
  const onionRing = onion(r, -170, 130, 70)
  const cheese = piece('M-262 60L10-250 262 40 20 268Z', '#f2b22e', { lift: 8, edge: 10 })
  const meat = piece(blob(r, 8, 18, 232, 222, { wobble: 0.04, points: 19 }), '#5e2f19', {
    lift: 9,
    edge: 10,
    inside: crumbs(r, { cx: 0, cy: 0, rx: 220 }, 130, ['#7d4526', '#42200f'], 12),
  })
  const tomatoes = tomato(r, -150, 120, 84) + tomato(r, 140, 130, 82) + tomato(r, 160, -110, 78)
  const bun = piece(blob(r, -12, -22, 218, 208, { wobble: 0.018, points: 15 }), '#cf8a36', {
    lift: 16,
    edge: 30,
    glow: 0.4,
    shade: 0.34,
  })
  const shine =
    fill(blob(r, -80, -100, 92, 52, { turn: -34, wobble: 0.05 }), '#f6cf85', 'opacity="0.75"') +
    fill(blob(r, -96, -118, 44, 18, { turn: -34 }), '#fff0cd', 'opacity="0.8"')
  return (
    softShadow(disc(0, 20, 262), 24, 0.5) +
    lettuce +
    onionRing +
    meat +
    cheese +
    tomatoes +
    bun +
    shine +
    sesame(r, { cx: -12, cy: -26, rx: 176, ry: 166 }, 96)
  )
}
