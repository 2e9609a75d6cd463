import { at, blob, fill, line, piece, times } from '../draw.mjs'
import { berry } from '../props/berry.mjs'
import { cream } from '../props/cream.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { fork } from '../props/fork.mjs'
import { knife } from '../props/knife.mjs'
import { leaf } from '../props/leaf.mjs'
import { linen } from '../props/linen.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { strawberry } from '../props/strawberry.mjs'

export const draw = (r) =>
  linen(r, '#e6dfe0', '#a3456a') +
  fork(90, 430, -6) +
  knife(1110, 430, 5) +
  dish(r) +
  ramekin(r, 1090, 120, 96, '#4a2413')

export const dish = (r) =>
  plate(r, 600, 410, 370, { rim: 'line', colour: '#a3456a' }) +
  at(470, 420, -8, folded(r)) +
  at(690, 470, 14, folded(r)) +
  drizzle(
    r,
    [
      [330, 350],
      [430, 480],
      [500, 350],
      [590, 500],
      [680, 380],
      [760, 540],
      [820, 430],
    ],
    '#4a2413',
    15,
  ) +
  cream(r, 600, 300, 74) +
  [
    [700, 270, 20],
    [780, 320, 70],
    [520, 240, -30],
  ]
    .map(([x, y, t]) => strawberry(r, x, y, 50, t))
    .join('') +
  [
    [660, 340],
    [470, 270],
    [440, 310],
    [740, 390],
  ]
    .map(([x, y]) => berry(r, x, y, 24, '#3f4a86'))
    .join('') +
  crumbs(r, { cx: 600, cy: 430, rx: 280 }, 130, ['#ffffff'], 4) +
  leaf(640, 250, 32, 40, '#5c8f3d')

function folded(r) {
  const d = 'M0-170C90-150 190-60 200 40 120 110-120 120-210 50-190-70-90-150 0-170Z'
  const lace = times(70, () => {
    const [x, y] = r.spot({ cx: 0, cy: -20, rx: 180, ry: 120 })
    return line(blob(r, x, y, r.in(7, 26), r.in(5, 17), { wobble: 0.25 }), '#b9742c', r.in(2, 5), 'opacity="0.5"')
  })
  const fold =
    fill('M0-170C40-90 20 40-20 84-120 100-190 80-210 50-190-70-90-150 0-170Z', '#f7dc9c', 'opacity="0.6"') +
    line('M0-170C40-90 20 40-20 84', '#a8682a', 6, 'opacity="0.7"') +
    line('M-90-138C-60-60-70 40-120 90', '#b9803c', 4, 'opacity="0.5"')
  return piece(d, '#ecbf6d', { lift: 12, edge: 14, glow: 0.4, inside: fold + lace })
}
