import { at, blob, box, dark, disc, fill, light, line, n1, piece, softShadow, times } from '../draw.mjs'
import { berry } from '../props/berry.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { leaf } from '../props/leaf.mjs'
import { napkin } from '../props/napkin.mjs'
import { paint } from '../props/paint.mjs'
import { spoon } from '../props/spoon.mjs'
import { strawberry } from '../props/strawberry.mjs'

export const draw = (r) =>
  paint(r, '#e3a9a0') +
  napkin(r, 150, 620, -16, '#fbf3e4', '#5d86a0') +
  spoon(1040, 440, 14) +
  dish(r) +
  strawberry(r, 1080, 130, 70, 30) +
  strawberry(r, 1000, 90, 54, -20)

export const dish = (r) =>
  softShadow(disc(570, 410, 330), 28, 0.4) +
  fill(disc(570, 410, 330), '#eef5f2', 'opacity="0.85"') +
  line(disc(570, 410, 322), '#ffffff', 10, 'opacity="0.9"') +
  fill(disc(570, 410, 286), '#cfe0dc', 'opacity="0.8"') +
  times(16, (i) => at(570, 410, i * 22.5, line('M0-292V-326', '#ffffff', 8, 'opacity="0.7"'))) +
  scoop(r, 480, 350, '#f6e3b4') +
  scoop(r, 680, 370, '#e88a95') +
  scoop(r, 560, 530, '#7a4a30') +
  drizzle(
    r,
    [
      [380, 330],
      [450, 270],
      [540, 340],
      [560, 430],
    ],
    '#5a2c16',
    18,
  ) +
  [
    [760, 500, 30],
    [690, 560, -20],
  ]
    .map(([x, y, t]) => strawberry(r, x, y, 56, t))
    .join('') +
  [
    [390, 490],
    [430, 530],
    [780, 430],
  ]
    .map(([x, y]) => berry(r, x, y, 28, '#3f4a86'))
    .join('') +
  at(
    330,
    250,
    -40,
    piece(box(-26, -150, 52, 300, 20), '#d9a55a', {
      lift: 11,
      edge: 10,
      inside: times(11, (i) => line(`M-40 ${-150 + i * 30}l80 20`, '#a8702f', 5)),
    }),
  ) +
  leaf(600, 270, 38, -20, '#5c8f3d') +
  leaf(650, 262, 36, 40, '#4c7d34') +
  times(40, () => {
    const [x, y] = r.spot({ cx: 570, cy: 410, rx: 200 })
    return at(x, y, r.in(0, 180), fill(box(-9, -3, 18, 6, 3), r.pick(['#f2c14e', '#5d86a0', '#fffaf0', '#c43d4a'])))
  })

function scoop(r, x, y, colour) {
  const ridges = times(15, () => {
    const w = r.in(30, 80)
    const [px, py] = r.spot({ cx: x, cy: y, rx: 96 })
    return at(
      px,
      py,
      -30 + r.in(-16, 16),
      line(
        `M${-w} 0q${w} ${n1(r.in(-22, 22))} ${w * 2} 0`,
        r() > 0.5 ? dark(colour, 0.16) : light(colour, 0.5),
        r.in(4, 9),
        'opacity="0.55"',
      ),
    )
  })
  return piece(blob(r, x, y, 132, 126, { wobble: 0.06, points: 19 }), colour, {
    lift: 14,
    edge: 24,
    glow: 0.4,
    shade: 0.22,
    inside: ridges,
  })
}
