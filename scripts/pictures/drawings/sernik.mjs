import { blob, dark, fill, light, piece, softShadow, times } from '../draw.mjs'
import { cherry } from '../props/cherry.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { cup } from '../props/cup.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { fork } from '../props/fork.mjs'
import { leaf } from '../props/leaf.mjs'
import { napkin } from '../props/napkin.mjs'
import { plate } from '../props/plate.mjs'
import { tiles } from '../props/tiles.mjs'

export const draw = (r) =>
  tiles(r, '#e7e0cc', '#5d86a0') +
  napkin(r, 1020, 610, 18, '#d8745a') +
  fork(1010, 430, 16) +
  dish(r) +
  cup(r, 1050, 150, 118, '#6b3f22')

export const dish = (r) =>
  plate(r, 530, 410, 330, { rim: 'lines', colour: '#c98a3a' }) +
  slice(r, { crust: '#b5763a', body: '#fbe9b4', top: '#e0a54e' }) +
  drizzle(
    r,
    [
      [330, 540],
      [420, 590],
      [560, 590],
      [680, 540],
    ],
    '#a8283a',
    16,
  ) +
  [
    [640, 300],
    [700, 350],
    [660, 380],
  ]
    .map(([x, y]) => cherry(r, x, y, 34, '#a3213c'))
    .join('') +
  leaf(610, 285, 34, -50, '#5c8f3d') +
  leaf(726, 300, 30, 50, '#4c7d34')

function slice(r, { crust, body, top }) {
  const upper = 'M300 330L720 400 470 560Z'
  const side = 'M300 330L470 560 470 650 300 420Z'
  const front = 'M470 560L720 400 720 480 470 650Z'
  return (
    softShadow('M300 330L720 400 720 480 470 650 300 420Z', 14, 0.4) +
    fill(side, dark(body, 0.12)) +
    fill(front, body) +
    fill('M470 628L720 460 720 484 470 654Z', crust) +
    fill('M300 400L470 628 470 654 300 424Z', dark(crust, 0.25)) +
    fill('M300 330L470 560 470 580 300 350Z', dark(top, 0.3)) +
    fill('M470 560L720 400 720 418 470 580Z', dark(top, 0.16)) +
    piece(upper, top, {
      lift: 0,
      edge: 5,
      inside: times(16, () => {
        const [x, y] = r.spot({ cx: 490, cy: 430, rx: 150, ry: 80 })
        return fill(
          blob(r, x, y, r.in(14, 44), r.in(8, 20), { wobble: 0.3, turn: 20 }),
          r() > 0.5 ? light(top, 0.4) : dark(top, 0.3),
          'opacity="0.35"',
        )
      }),
    }) +
    crumbs(r, { cx: 590, cy: 540, rx: 70, ry: 36 }, 22, [light(body, 0.5), dark(body, 0.12)], 6)
  )
}
