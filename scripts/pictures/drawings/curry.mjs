import { at, blob, disc, fill, light, line, piece, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { chili } from '../props/chili.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { eyes } from '../props/eyes.mjs'
import { flatbread } from '../props/flatbread.mjs'
import { herbs } from '../props/herbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { linen } from '../props/linen.mjs'
import { parsley } from '../props/parsley.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { sesame } from '../props/sesame.mjs'
import { spoon } from '../props/spoon.mjs'

export const draw = (r) =>
  linen(r, '#d8a13a', '#8a2f2a') +
  dish(r) +
  spoon(1120, 420, 8) +
  ramekin(r, 1070, 120, 92, '#a3452a', { outer: '#2f5a5e', inside: sesame(r, { cx: 1070, cy: 120, rx: 60 }, 12) }) +
  flatbread(r, 120, 720, 150, -16)

export const dish = (r) =>
  plate(r, 800, 450, 315, { glaze: '#f6efe2', rim: 'line', colour: '#b9743c' }) +
  rice(r, 800, 450) +
  bowl(r, 410, 380, 305, {
    outer: '#b9743c',
    inner: '#d99a5a',
    liquid: '#d9791f',
    inside:
      times(4, (i) => line(disc(420, 390, 60 + i * 52), light('#d9791f', 0.4), 18, 'opacity="0.18"')) +
      [
        [320, 310],
        [440, 280],
        [510, 370],
        [350, 430],
        [450, 470],
        [290, 390],
        [410, 370],
      ]
        .map(
          ([x, y]) =>
            piece(blob(r, x, y, 54, 44, { wobble: 0.14, points: 9 }), r.pick(['#e8b56a', '#d99b4a', '#f0c682']), {
              lift: 6,
              edge: 12,
              glow: 0.35,
            }) + fill(blob(r, x + 6, y + 10, 40, 26, { wobble: 0.2 }), '#d9791f', 'opacity="0.5"'),
        )
        .join('') +
      drizzle(
        r,
        [
          [250, 350],
          [330, 380],
          [420, 320],
          [520, 350],
        ],
        '#fff6e2',
        14,
      ) +
      drizzle(
        r,
        [
          [320, 490],
          [420, 440],
          [520, 470],
        ],
        '#fff6e2',
        10,
      ) +
      parsley(r, 430, 400, 46, 20) +
      eyes(r, { cx: 410, cy: 380, rx: 220 }, 20, '#f0a03f') +
      herbs(r, { cx: 410, cy: 380, rx: 190 }, 36, 8) +
      chili(500, 300, 24) +
      chili(330, 350, 20),
  })

function rice(r, x, y) {
  return (
    piece(blob(r, x, y, 205, 180, { wobble: 0.07, points: 15 }), '#f3ead2', { lift: 11, edge: 16, shade: 0.16 }) +
    times(330, () => {
      const [px, py] = r.spot({ cx: x, cy: y, rx: 192, ry: 168 })
      return at(
        px,
        py,
        r.in(0, 180),
        fill(disc(1, 3, 14, 5), '#a88a52', 'opacity="0.35"') +
          fill(disc(0, 0, 14, 5), r.pick(['#fffdf4', '#fbf3de', '#fff8e6', '#f3d98a'])),
      )
    }) +
    herbs(r, { cx: x, cy: y, rx: 130 }, 26, 7) +
    leaf(x + 60, y - 40, 34, 40, '#4c7d34')
  )
}
