import { at, blob, disc, fill, piece } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { bread } from '../props/bread.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { egg } from '../props/egg.mjs'
import { eyes } from '../props/eyes.mjs'
import { herbs } from '../props/herbs.mjs'
import { napkin } from '../props/napkin.mjs'
import { parsley } from '../props/parsley.mjs'
import { spoon } from '../props/spoon.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#9c6a3f') +
  napkin(r, 190, 600, -18, '#d8b04a') +
  spoon(1040, 470, 14) +
  dish(r) +
  bread(r, 1050, 150, 130, -20) +
  bread(r, 1120, 250, 120, 12) +
  parsley(r, 130, 200, 62, -30)

export const dish = (r) =>
  bowl(r, 570, 400, 350, {
    outer: '#8d4f2d',
    inner: '#e9d3ae',
    liquid: '#dcb871',
    rim: 'lines',
    colour: '#8d4f2d',
    inside:
      eyes(r, { cx: 570, cy: 400, rx: 260 }, 46, '#e2b650') +
      [
        [440, 300, 20],
        [500, 545, -30],
        [600, 585, 20],
        [705, 505, 60],
        [390, 400, 100],
        [410, 490, 10],
      ]
        .map(([x, y, turn]) => sausage(r, x, y, turn))
        .join('') +
      [
        [380, 365],
        [470, 420],
        [735, 400],
        [590, 550],
      ]
        .map(([x, y]) => piece(blob(r, x, y, 34, 28, { wobble: 0.16, points: 7 }), '#efdca0', { edge: 6 }))
        .join('') +
      egg(r, 600, 320, 100, -20) +
      egg(r, 660, 395, 92, 40) +
      drizzle(
        r,
        [
          [420, 250],
          [500, 230],
          [560, 250],
        ],
        '#fffaf0',
        12,
      ) +
      herbs(r, { cx: 560, cy: 410, rx: 230 }, 90, 8) +
      crumbs(r, { cx: 570, cy: 400, rx: 230 }, 36, ['#7b5a2c', '#4f3416'], 4),
  })

function sausage(r, x, y, turn) {
  const d = disc(0, 0, 52, 44)
  return at(
    x,
    y,
    turn,
    piece(d, '#b8794f', { lift: 9, edge: 9 }) +
      fill(disc(-3, -4, 43, 35), '#ecc9ad') +
      crumbs(r, { cx: -3, cy: -4, rx: 36, ry: 28 }, 22, ['#d49a80', '#fff0e2', '#c4826a'], 6),
  )
}
