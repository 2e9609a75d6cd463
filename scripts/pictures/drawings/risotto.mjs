import { at, disc, fill, line, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { mushroom } from '../props/mushroom.mjs'
import { napkin } from '../props/napkin.mjs'
import { paint } from '../props/paint.mjs'
import { spoon } from '../props/spoon.mjs'

export const draw = (r) =>
  paint(r, '#75583f') +
  napkin(r, 1090, 240, 16, '#e8dcc0', '#5a7a4a') +
  spoon(1080, 480, 8) +
  dish(r) +
  mushroom(r, 130, 150, 76, -20) +
  mushroom(r, 150, 660, 62, 40) +
  glass(r, 1110, 690, 98, '#eed98a')

export const dish = (r) =>
  bowl(r, 550, 405, 362, {
    outer: '#2f3b3f',
    inner: '#46565a',
    liquid: '#eed7a0',
    inside:
      times(520, () => {
        const [x, y] = r.spot({ cx: 550, cy: 410, rx: 290 })
        return at(
          x,
          y,
          r.in(0, 180),
          fill(disc(1, 3, 14, 7), '#a87a3a', 'opacity="0.5"') +
            fill(disc(0, 0, 13, 6.5), r.pick(['#fbeec8', '#f4dfa8', '#f8e8bb', '#fff7de'])),
        )
      }) +
      [
        [440, 320, 0],
        [560, 300, 40],
        [670, 360, -30],
        [480, 450, 90],
        [620, 480, 150],
        [540, 390, 20],
        [700, 470, 60],
        [430, 530, -50],
        [580, 580, 10],
      ]
        .map(([x, y, t]) => mushroom(r, x, y, 54, t))
        .join('') +
      times(26, () => {
        const [x, y] = r.spot({ cx: 550, cy: 410, rx: 200 })
        return at(x, y, r.in(0, 180), fill('M-22-8L20-12 24 6-18 12Z', '#fff8e2') + line('M-22-8L20-12', '#e2c88a', 2))
      }) +
      herbs(r, { cx: 550, cy: 410, rx: 220 }, 60, 8),
  }) +
  leaf(520, 240, 40, -40) +
  leaf(566, 226, 40, 20)
