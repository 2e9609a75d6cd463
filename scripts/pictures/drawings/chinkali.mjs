import { at, blob, dark, disc, light, line, n1, piece, times } from '../draw.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { fork } from '../props/fork.mjs'
import { herbs } from '../props/herbs.mjs'
import { parsley } from '../props/parsley.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { tiles } from '../props/tiles.mjs'

export const draw = (r) =>
  tiles(r, '#cfd6cf', '#8a2f2a', 240) +
  dish(r) +
  fork(1090, 420, 10) +
  ramekin(r, 120, 140, 92, '#fff6e6', { outer: '#8a2f2a' }) +
  parsley(r, 130, 680, 60, 20)

export const dish = (r) =>
  plate(r, 560, 408, 374, { glaze: '#e9e2d2', rim: 'speckled', colour: '#4a3a2c' }) +
  [
    [440, 270],
    [660, 250],
    [780, 420],
    [660, 580],
    [440, 570],
    [350, 420],
    [560, 415],
  ]
    .map(([x, y]) => purse(r, x, y, 108))
    .join('') +
  crumbs(r, { cx: 560, cy: 410, rx: 260 }, 120, ['#2e2a26', '#5a5048'], 4) +
  herbs(r, { cx: 560, cy: 410, rx: 260 }, 26, 8)

function purse(r, x, y, size) {
  const dough = r.pick(['#efd7aa', '#f3dfb8', '#ebcf9c'])
  const pleats = times(19, (i) =>
    at(
      0,
      0,
      (i * 360) / 19,
      line(`M0 ${-size * 0.26}Q${n1(size * 0.1)} ${-size * 0.6} 0 ${-size * 0.92}`, dark(dough, 0.32), 4.5) +
        line(`M5 ${-size * 0.26}Q${n1(size * 0.14)} ${-size * 0.6} 6 ${-size * 0.86}`, light(dough, 0.6), 3),
    ),
  )
  return at(
    x,
    y,
    r.in(0, 360),
    piece(blob(r, 0, 0, size, size * 0.97, { wobble: 0.035, points: 19 }), dough, { lift: 13, edge: 16 }) +
      pleats +
      piece(blob(r, 0, 0, size * 0.27, size * 0.25, { wobble: 0.12 }), light(dough, 0.2), { lift: 8, edge: 8 }) +
      line(disc(0, 0, size * 0.12), dark(dough, 0.35), 4),
  )
}
