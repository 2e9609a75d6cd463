import { at, blob, line, piece, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { chili } from '../props/chili.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { drizzle } from '../props/drizzle.mjs'
import { herbs } from '../props/herbs.mjs'
import { onion } from '../props/onion.mjs'
import { paint } from '../props/paint.mjs'
import { parsley } from '../props/parsley.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { tomato } from '../props/tomato.mjs'
import { wedge } from '../props/wedge.mjs'

export const draw = (r) =>
  paint(r, '#c9803f') +
  dish(r) +
  ramekin(r, 1090, 140, 100, '#fff6e2', { outer: '#3f6b58', inside: herbs(r, { cx: 1090, cy: 140, rx: 60 }, 22, 7) }) +
  wedge(120, 150, 84, -30) +
  chili(1080, 650, 34) +
  chili(1130, 600, 28)

export const dish = (r) =>
  board(r, 560, 400, 840, 560, { turn: 4, colour: '#7d5234', handle: false }) +
  [[0, 0]]
    .map(() => {
      const bread =
        'M210 470C200 300 380 200 570 200 770 200 930 300 920 470 900 640 720 700 560 690 380 690 220 620 210 470Z'
      return piece(bread, '#e3b878', {
        lift: 14,
        edge: 18,
        glow: 0.4,
        inside: crumbs(r, { cx: 560, cy: 440, rx: 350, ry: 240 }, 60, ['#b9752f', '#8f521c'], 15),
      })
    })
    .join('') +
  times(70, () => {
    const [x, y] = r.spot({ cx: 560, cy: 400, rx: 300, ry: 160 })
    const c = r.pick(['#b8cf7a', '#8fb352', '#d8e3a8', '#8a3a6c', '#a8558a'])
    const w = r.in(24, 54)
    return at(
      x,
      y,
      r.in(0, 180),
      line(`M${-w} 5q${w} ${-w * 0.5} ${w * 2} 0`, '#3d1808', 10, 'opacity="0.25"') +
        line(`M${-w} 0q${w} ${-w * 0.5} ${w * 2} 0`, c, 9),
    )
  }) +
  times(54, () => {
    const [x, y] = r.spot({ cx: 560, cy: 430, rx: 270, ry: 130 })
    return piece(
      blob(r, x, y, r.in(36, 62), r.in(15, 24), { wobble: 0.2, points: 9, turn: r.in(-50, 50) }),
      r.pick(['#8f4a22', '#a8602f', '#75381a', '#b9743c']),
      { lift: 6, edge: 7 },
    )
  }) +
  [
    [380, 350],
    [730, 380],
    [560, 330],
    [690, 510],
  ]
    .map(([x, y]) => tomato(r, x, y, 56))
    .join('') +
  [
    [460, 520],
    [800, 460],
  ]
    .map(([x, y]) => cucumber(r, x, y, 52))
    .join('') +
  drizzle(
    r,
    [
      [320, 420],
      [420, 360],
      [520, 450],
      [620, 370],
      [720, 450],
      [820, 400],
    ],
    '#fff8ea',
    20,
  ) +
  drizzle(
    r,
    [
      [400, 520],
      [520, 480],
      [640, 550],
      [740, 500],
    ],
    '#d8452a',
    11,
  ) +
  onion(r, 500, 440, 52) +
  onion(r, 620, 430, 46) +
  parsley(r, 880, 620, 56, 40)
