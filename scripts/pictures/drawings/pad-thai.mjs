import { at, blob, line, piece, times } from '../draw.mjs'
import { chili } from '../props/chili.mjs'
import { chives } from '../props/chives.mjs'
import { chopsticks } from '../props/chopsticks.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { lime } from '../props/lime.mjs'
import { noodles } from '../props/noodles.mjs'
import { parsley } from '../props/parsley.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { shrimp } from '../props/shrimp.mjs'
import { tiles } from '../props/tiles.mjs'
import { wedge } from '../props/wedge.mjs'

export const draw = (r) =>
  tiles(r, '#e3ddc6', '#c9803f', 220) +
  dish(r) +
  chopsticks(1090, 420, 10) +
  ramekin(r, 1070, 120, 94, '#d9a55a', {
    outer: '#8a2f2a',
    inside: crumbs(r, { cx: 1070, cy: 120, rx: 68 }, 60, ['#e8c07c', '#b9803c', '#f3dcae'], 12),
  }) +
  lime(120, 130, 84, 20) +
  lime(110, 690, 76, 60)

export const dish = (r) =>
  plate(r, 560, 405, 372, { glaze: '#2f5a5e', rim: 'speckled', colour: '#8fc0b8' }) +
  noodles(r, 550, 415, 258, 220, '#d99a4a', 62, 12) +
  [
    [400, 330, 0],
    [620, 280, 70],
    [700, 450, 120],
    [450, 530, -40],
  ]
    .map(([x, y, t]) => shrimp(r, x, y, 76, t))
    .join('') +
  times(22, () => {
    const [x, y] = r.spot({ cx: 550, cy: 410, rx: 220, ry: 190 })
    return piece(
      blob(r, x, y, r.in(24, 46), r.in(16, 26), { wobble: 0.25, turn: r.in(0, 180) }),
      r.pick(['#fbe08a', '#f3cc5c']),
      { lift: 5, edge: 7 },
    )
  }) +
  times(40, () => {
    const [x, y] = r.spot({ cx: 550, cy: 410, rx: 230, ry: 200 })
    const w = r.in(30, 60)
    return at(
      x,
      y,
      r.in(0, 180),
      line(`M${-w} 4q${w} -30 ${w * 2} 0`, '#3d1808', 9, 'opacity="0.25"') +
        line(`M${-w} 0q${w} -30 ${w * 2} 0`, r.pick(['#fbf6e2', '#f3efd0', '#7fae4c']), 8),
    )
  }) +
  times(44, () => {
    const [x, y] = r.spot({ cx: 660, cy: 530, rx: 110, ry: 74 })
    return piece(
      blob(r, x, y, r.in(9, 16), r.in(8, 13), { wobble: 0.2, points: 7 }),
      r.pick(['#d9a55a', '#e8c07c', '#b9803c']),
      { lift: 4, edge: 4 },
    )
  }) +
  chives(r, { cx: 550, cy: 400, rx: 220 }, 40, 9) +
  wedge(790, 330, 92, -60, '#6fa136', '#d3e58f') +
  chili(480, 300, 22) +
  chili(520, 440, 20) +
  parsley(r, 350, 560, 52, -30)
