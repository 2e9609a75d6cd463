import { at, blob, box, clip, disc, fill, piece, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { linen } from '../props/linen.mjs'
import { parsley } from '../props/parsley.mjs'
import { ramekin } from '../props/ramekin.mjs'

export const draw = (r) =>
  linen(r, '#d9cbb0', '#8a2f2a') +
  dish(r) +
  parsley(r, 140, 690, 66, 30) +
  glass(r, 1100, 130, 98, '#7c1f2e') +
  ramekin(r, 1080, 660, 98, '#a3341f', { outer: '#2f3b3f', inside: herbs(r, { cx: 1080, cy: 660, rx: 60 }, 20, 7) })

export const dish = (r) => board(r, 570, 410, 860, 520, { turn: -8, colour: '#8a5a38' }) + at(540, 410, -12, boat(r))

function boat(r) {
  const hull = 'M-430 10C-330-60-250-190 0-196 250-190 330-60 430-4 330 70 250 196 0 200-250 196-330 70-430 10Z'
  const well = 'M-270 4C-220-80-140-128 0-130 140-128 220-80 272 0 220 84 140 130 0 132-140 130-220 84-270 4Z'
  const browned = times(34, () => {
    const [x, y] = r.spot({ cx: 0, cy: 0, rx: 410, ry: 185 })
    return fill(
      blob(r, x, y, r.in(16, 50), r.in(9, 20), { wobble: 0.3, turn: r.in(-40, 40) }),
      '#8f4a16',
      'opacity="0.35"',
    )
  })
  const cheese = crumbs(r, { cx: 0, cy: 0, rx: 240, ry: 110 }, 80, ['#fff6d8', '#e9b450', '#fdeebd', '#d99430'], 17)
  return (
    piece(hull, '#d3913f', { lift: 16, edge: 22, glow: 0.42, inside: browned }) +
    fill(well, '#8f521c', 'opacity="0.6" transform="translate(-5 -6)"') +
    clip(well, fill(well, '#f6d98c') + cheese) +
    piece(disc(-6, 2, 76, 70), '#f29a17', { lift: 5, edge: 13, glow: 0.5 }) +
    fill(disc(-30, -24, 18, 11), '#fff2cf') +
    piece(box(96, -48, 76, 62, 10), '#fce795', { lift: 7, edge: 8 }) +
    herbs(r, { cx: 0, cy: 0, rx: 230, ry: 100 }, 30, 7)
  )
}
