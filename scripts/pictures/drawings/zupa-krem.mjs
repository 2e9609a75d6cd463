import { at, box, disc, light, line, piece, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { bread } from '../props/bread.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { herbs } from '../props/herbs.mjs'
import { mushroom } from '../props/mushroom.mjs'
import { napkin } from '../props/napkin.mjs'
import { paint } from '../props/paint.mjs'
import { spoon } from '../props/spoon.mjs'

export const draw = (r) =>
  paint(r, '#40606a') +
  napkin(r, 1080, 620, 20, '#e9a13c') +
  spoon(1040, 420, 10) +
  dish(r) +
  bread(r, 140, 160, 120, -24) +
  mushroom(r, 130, 660, 58, 20)

export const dish = (r) =>
  bowl(r, 540, 405, 355, {
    outer: '#f0e4cd',
    inner: '#fbf4e6',
    liquid: '#e58a2c',
    inside:
      times(5, (i) => line(disc(560, 400, 60 + i * 46), light('#e58a2c', 0.4), 16, 'opacity="0.16"')) +
      drizzle(
        r,
        [
          [390, 330],
          [470, 270],
          [560, 320],
          [640, 270],
          [720, 330],
        ],
        '#fff6e2',
        17,
      ) +
      drizzle(
        r,
        [
          [400, 470],
          [500, 420],
          [590, 470],
          [690, 430],
        ],
        '#fff6e2',
        12,
      ) +
      [
        [480, 500],
        [545, 520],
        [610, 495],
        [520, 455],
        [580, 455],
        [645, 530],
      ]
        .map(([x, y]) =>
          at(
            x,
            y,
            r.in(0, 90),
            piece(box(-30, -28, 58, 54, 9), r.pick(['#d99a44', '#c9832f', '#e9b862']), { lift: 8, edge: 9 }),
          ),
        )
        .join('') +
      times(16, () => {
        const [x, y] = r.spot({ cx: 560, cy: 400, rx: 170, ry: 130 })
        return at(
          x,
          y,
          r.in(0, 180),
          piece('M-20 0C-10-12 12-11 22 0 12 11-10 12-20 0z', '#6f8a3f', { lift: 4, edge: 4 }),
        )
      }) +
      herbs(r, { cx: 560, cy: 420, rx: 170 }, 30, 7) +
      crumbs(r, { cx: 560, cy: 400, rx: 200 }, 40, ['#7b2d12'], 4),
  })
