import { at, blob, fill, n1, piece, softShadow, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { chili } from '../props/chili.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { herbs } from '../props/herbs.mjs'
import { lime } from '../props/lime.mjs'
import { onion } from '../props/onion.mjs'
import { parsley } from '../props/parsley.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#8f5f3c') +
  board(r, 560, 410, 820, 560, { turn: -3, colour: '#5f4230', handle: false }) +
  [
    [360, 300, -30],
    [720, 330, 24],
    [420, 520, 12],
    [730, 530, -18],
  ]
    .map(([x, y, t]) => at(x, y, t, tear(r)))
    .join('') +
  ramekin(r, 560, 400, 100, '#eef0dc', {
    outer: '#b9743c',
    inside: herbs(r, { cx: 560, cy: 400, rx: 66 }, 26, 7) + cucumber(r, 575, 410, 26),
  }) +
  herbs(r, { cx: 560, cy: 420, rx: 350, ry: 220 }, 60, 8) +
  onion(r, 120, 140, 86) +
  lime(1090, 140, 80, 20) +
  chili(1080, 690, 34) +
  parsley(r, 130, 700, 60, 30) +
  ramekin(r, 1100, 430, 88, '#a3452a', { outer: '#2f5a5e' })

function tear(r) {
  const d = 'M-10-150C70-160 150-60 160 40 166 120 60 150-20 146-110 142-170 80-160 10-150-70-90-140-10-150Z'
  const blisters = times(28, () => {
    const [x, y] = r.spot({ cx: 0, cy: 5, rx: 145, ry: 130 })
    return fill(
      blob(r, x, y, r.in(9, 32), r.in(8, 22), { wobble: 0.28 }),
      r.pick(['#8a4a18', '#5f2f0e', '#b9732f']),
      `opacity="${n1(r.in(0.35, 0.85))}"`,
    )
  })
  const butter = times(7, () => {
    const [x, y] = r.spot({ cx: -10, cy: -10, rx: 110, ry: 96 })
    return fill(blob(r, x, y, r.in(14, 38), r.in(6, 12), { wobble: 0.2, turn: -30 }), '#ffeeb9', 'opacity="0.75"')
  })
  return softShadow(d, 12, 0.35) + piece(d, '#e6bd78', { lift: 11, edge: 17, glow: 0.42, inside: blisters + butter })
}
