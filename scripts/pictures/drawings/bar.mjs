import { at, box, disc, fill, line, mix, piece, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { floor } from '../props/floor.mjs'
import { glow } from '../props/glow.mjs'
import { lamp } from '../props/lamp.mjs'
import { plant } from '../props/plant.mjs'
import { wine } from '../props/wine.mjs'

export const draw = (r) =>
  all('#24403f') +
  times(60, (i) => fill(box((i % 20) * 62, Math.floor(i / 20) * 62 + 300, 58, 58, 4), mix('#2f5a55', '#1f4744', r()))) +
  [130, 290]
    .map(
      (y) =>
        piece(box(120, y, 960, 20, 4), '#a8703f', { lift: 10, edge: 6 }) +
        times(22, (i) =>
          bottle(
            r,
            156 + i * 42 + r.in(-4, 4),
            y,
            r.in(84, 130),
            r.pick(['#7c2f2a', '#3f6b58', '#c98a2f', '#d9c79a', '#4a5f7c', '#8a5a2c', '#2f4a3a']),
          ),
        ),
    )
    .join('') +
  glow(320, 330, 150) +
  glow(620, 330, 150) +
  glow(920, 330, 150) +
  floor(r, 640, '#5a3a28') +
  piece(box(60, 430, 1080, 40, 8), '#c98f52', { lift: 14, edge: 10 }) +
  fill(box(90, 470, 1020, 230), '#6f3f27') +
  times(11, (i) => piece(box(104 + i * 92, 486, 80, 200, 4), '#7c4a2e', { lift: 0, edge: 6 })) +
  [270, 470, 690, 900]
    .map((x) =>
      at(
        x,
        610,
        0,
        line('M-34 6L-48 180M34 6L48 180M-42 110H42', '#2b1a12', 11) +
          piece(disc(0, 0, 66, 22), '#b4432f', { lift: 8, edge: 8 }),
      ),
    )
    .join('') +
  [
    [330, 428],
    [380, 428],
    [760, 428],
  ]
    .map(([x, y]) => at(x, y, 0, wine(0, 0)))
    .join('') +
  piece(disc(560, 418, 66, 14), '#fbf3e4', { lift: 5, edge: 4 }) +
  [
    [530, 404],
    [560, 398],
    [590, 405],
  ]
    .map(([x, y]) => piece(disc(x, y, 18, 13), '#e0b04a', { lift: 3, edge: 4 }))
    .join('') +
  plant(r, 1040, 400, 70) +
  lamp(r, 320, 170, 66, '#d9a441') +
  lamp(r, 620, 170, 66, '#d9a441') +
  lamp(r, 920, 170, 66, '#d9a441')

const bottle = (_r, x, y, h, colour) =>
  piece(
    `M${x - 16} ${y}V${y - h * 0.56}C${x - 16} ${y - h * 0.72} ${x - 7} ${y - h * 0.72} ${x - 7} ${y - h * 0.8}V${y - h}H${x + 7}V${y - h * 0.8}C${x + 7} ${y - h * 0.72} ${x + 16} ${y - h * 0.72} ${x + 16} ${y - h * 0.56}V${y}Z`,
    colour,
    { lift: 4, edge: 6, glow: 0.4 },
  ) + fill(box(x - 14, y - h * 0.42, 28, h * 0.24, 2), '#f3e6cb', 'opacity="0.85"')
