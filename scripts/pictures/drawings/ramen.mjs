import { at, blob, box, fill, line, piece, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { chili } from '../props/chili.mjs'
import { chives } from '../props/chives.mjs'
import { chopsticks } from '../props/chopsticks.mjs'
import { egg } from '../props/egg.mjs'
import { eyes } from '../props/eyes.mjs'
import { napkin } from '../props/napkin.mjs'
import { noodles } from '../props/noodles.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { sesame } from '../props/sesame.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#4f3a30') +
  chopsticks(1060, 410, 16, '#b98350') +
  dish(r) +
  ramekin(r, 1080, 130, 98, '#b3261a', { outer: '#2f3b3f', inside: sesame(r, { cx: 1080, cy: 130, rx: 66 }, 24) }) +
  napkin(r, 100, 680, -18, '#3f5f86')

export const dish = (r) =>
  bowl(r, 540, 405, 368, {
    outer: '#a3342a',
    inner: '#fbf4e6',
    liquid: '#b8701f',
    rim: 'lines',
    colour: '#a3342a',
    inside:
      eyes(r, { cx: 540, cy: 405, rx: 280 }, 60, '#e0a03f') +
      noodles(r, 540, 480, 220, 130, '#f2d489', 34, 11) +
      [
        [420, 290, -20],
        [520, 250, 10],
      ]
        .map(([x, y, t]) => at(x, y, t, pork(r)))
        .join('') +
      egg(r, 700, 330, 84, 30, '#ee8a14') +
      egg(r, 740, 440, 78, 80, '#ee8a14') +
      at(
        340,
        430,
        -8,
        piece(box(-52, -96, 104, 190, 5), '#1f3328', { lift: 8, edge: 7, glow: 0.2 }) +
          times(7, (i) => line(`M-44 ${-80 + i * 26}h86`, '#34523f', 3, 'opacity="0.7"')),
      ) +
      at(610, 560, 10, naruto(r)) +
      times(9, (i) =>
        at(
          440 + i * 14,
          580 - (i % 3) * 12,
          60 + r.in(-24, 24),
          piece(box(-46, -9, 92, 18, 6), '#c98d45', { lift: 4, edge: 5 }),
        ),
      ) +
      chives(r, { cx: 560, cy: 400, rx: 130, ry: 100 }, 74, 9) +
      sesame(r, { cx: 540, cy: 405, rx: 240 }, 46) +
      chili(620, 260, 22) +
      chili(660, 500, 20),
  })

const pork = (r) =>
  piece(blob(r, 0, 0, 98, 86, { wobble: 0.05 }), '#7d3f1f', { lift: 9, edge: 9 }) +
  fill(blob(r, -3, -4, 86, 74, { wobble: 0.05 }), '#e3a98a') +
  line(blob(r, 0, 0, 58, 46, { wobble: 0.1 }), '#f8dfcc', 16) +
  fill(blob(r, 0, 0, 36, 27, { wobble: 0.14 }), '#c97f5e') +
  line('M-70-20q30-30 70-24', '#b8704a', 5, 'opacity="0.6"')

const naruto = (r) =>
  piece(blob(r, 0, 0, 58, 56, { wobble: 0.06, points: 15 }), '#fffaf2', { lift: 7, edge: 7, shade: 0.15 }) +
  line('M-4 4c-12-16 12-30 26-16 18 20-6 46-32 36-30-14-22-60 14-60', '#e86a86', 8)
