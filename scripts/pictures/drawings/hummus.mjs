import { blob, disc, fill, line, piece, times } from '../draw.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { flatbread } from '../props/flatbread.mjs'
import { herbs } from '../props/herbs.mjs'
import { paint } from '../props/paint.mjs'
import { plate } from '../props/plate.mjs'
import { sesame } from '../props/sesame.mjs'
import { wedge } from '../props/wedge.mjs'

export const draw = (r) =>
  paint(r, '#3f6f72') +
  dish(r) +
  [
    [1020, 190, -16],
    [1080, 330, 20],
    [1010, 470, -6],
  ]
    .map(([x, y, turn]) => flatbread(r, x, y, 165, turn))
    .join('') +
  [
    [110, 130],
    [190, 90],
    [90, 220],
  ]
    .map(
      ([x, y]) =>
        piece(blob(r, x, y, 42, 36, { turn: 30 }), '#5a6a32', { lift: 7, edge: 10 }) +
        fill(disc(x + 6, y - 2, 10), '#2f3a18'),
    )
    .join('') +
  wedge(150, 690, 90, 20)

export const dish = (r) =>
  plate(r, 540, 400, 350, { glaze: '#c8744a', rim: 'dots', colour: '#f3dcae' }) +
  piece(blob(r, 540, 400, 272, 262, { wobble: 0.03, points: 17 }), '#e8cd96', { lift: 8, edge: 12 }) +
  [228, 170, 112]
    .map(
      (s) =>
        line(disc(540, 400, s, s * 0.96), '#c8a464', 22, 'opacity="0.7"') +
        line(disc(536, 394, s, s * 0.96), '#f7e6bd', 9, 'opacity="0.9"'),
    )
    .join('') +
  fill(blob(r, 545, 405, 130, 112, { wobble: 0.18 }), '#c9a01f', 'opacity="0.75"') +
  fill(blob(r, 520, 384, 60, 34, { turn: -20 }), '#efd66a', 'opacity="0.7"') +
  times(17, () => {
    const [x, y] = r.spot({ cx: 550, cy: 405, rx: 100 })
    return piece(blob(r, x, y, 21, 19, { wobble: 0.08 }), '#e0b667', { lift: 6, edge: 7 })
  }) +
  crumbs(r, { cx: 540, cy: 400, rx: 230 }, 130, ['#b23a1c', '#d2552a'], 4) +
  herbs(r, { cx: 540, cy: 400, rx: 200 }, 44, 8) +
  sesame(r, { cx: 540, cy: 400, rx: 220 }, 30)
