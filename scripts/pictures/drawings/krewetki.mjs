import { at, box, clip, dark, disc, fill, piece, softShadow, times } from '../draw.mjs'
import { chili } from '../props/chili.mjs'
import { eyes } from '../props/eyes.mjs'
import { flatbread } from '../props/flatbread.mjs'
import { herbs } from '../props/herbs.mjs'
import { lemon } from '../props/lemon.mjs'
import { parsley } from '../props/parsley.mjs'
import { shrimp } from '../props/shrimp.mjs'
import { tiles } from '../props/tiles.mjs'
import { wedge } from '../props/wedge.mjs'

export const draw = (r) =>
  tiles(r, '#dfe4da', '#3f7a86') +
  dish(r) +
  wedge(1010, 140, 100, 30) +
  lemon(130, 130, 92) +
  flatbread(r, 150, 690, 140, -20) +
  parsley(r, 1080, 700, 66, -20)

export const dish = (r) =>
  pan(
    r,
    520,
    400,
    350,
    18,
    eyes(r, { cx: 0, cy: 0, rx: 240 }, 50, '#e8a83a') +
      [
        [-130, -130, 10],
        [20, -170, 60],
        [160, -100, 110],
        [-190, 20, -40],
        [-40, -20, 200],
        [110, 40, 30],
        [-120, 150, 150],
        [30, 150, -20],
        [190, 150, 80],
      ]
        .map(([x, y, t]) => shrimp(r, x, y, 84, t + r.in(-20, 20)))
        .join('') +
      times(16, () => {
        const [x, y] = r.spot({ cx: 0, cy: 0, rx: 230 })
        return at(x, y, r.in(0, 180), piece('M-18 0C-14-16 14-16 18 0 8 8-8 8-18 0z', '#f3dfae', { lift: 4, edge: 4 }))
      }) +
      herbs(r, { cx: 0, cy: 0, rx: 240 }, 80, 9) +
      [
        [-60, 80],
        [120, -40],
        [40, 60],
      ]
        .map(([x, y]) => chili(x, y, 20))
        .join(''),
    '#b8742c',
  )

/** An iron pan; the handle points along `turn`. */
function pan(_r, cx, cy, size, turn, inside, base = '#4b3a33') {
  const iron = '#35302f'
  const grip = box(size * 0.9, -34, size * 0.95, 68, 30)
  const well = disc(0, 0, size * 0.86)
  return (
    softShadow(disc(cx, cy, size), 26) +
    at(cx, cy, turn, piece(grip, iron, { edge: 8, glow: 0.3 }) + fill(disc(size * 1.68, 0, 14), '#1c1817')) +
    at(
      cx,
      cy,
      0,
      piece(disc(0, 0, size), iron, { edge: 12, glow: 0.28, lift: 10 }) +
        fill(well, dark(base, 0.5)) +
        clip(well, fill(disc(size * 0.03, size * 0.04, size * 0.86), base) + inside),
    )
  )
}
