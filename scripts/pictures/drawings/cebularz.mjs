import { at, blob, fill, line, n1, piece, times } from '../draw.mjs'
import { board } from '../props/board.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { napkin } from '../props/napkin.mjs'
import { onion } from '../props/onion.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#7d5334') +
  board(r, 560, 400, 720, 560, { turn: -6, colour: '#c99a63' }) +
  cake(r, 430, 350, 205) +
  cake(r, 730, 470, 190) +
  onion(r, 210, 690, 90, '#c79a52') +
  onion(r, 320, 720, 60, '#c79a52') +
  crumbs(r, { cx: 620, cy: 400, rx: 360, ry: 260 }, 70, ['#2c2a33', '#46424d'], 5) +
  napkin(r, 1100, 690, 32, '#3f5f86') +
  ramekin(r, 1080, 130, 110, '#2f2d36', {
    outer: '#e9dcc0',
    inside: crumbs(r, { cx: 1080, cy: 130, rx: 84 }, 160, ['#46424d', '#5b5664', '#1f1d25'], 6),
  })

function cake(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.96, { wobble: 0.04, points: 15 })
  const bed = blob(r, x, y, size * 0.78, size * 0.74, { wobble: 0.06, points: 15 })
  const onions = times(110, () => {
    const [px, py] = r.spot({ cx: x, cy: y, rx: size * 0.7, ry: size * 0.66 })
    const w = r.in(12, 26)
    return at(
      px,
      py,
      r.in(0, 180),
      line(`M${n1(-w)} 4q${n1(w)} ${n1(-w)} ${n1(w * 2)} 0`, '#8c5a1c', 8, 'opacity="0.5"') +
        line(`M${n1(-w)} 0q${n1(w)} ${n1(-w)} ${n1(w * 2)} 0`, r.pick(['#f2d48c', '#e9be62', '#f8e6b4', '#d9a244']), 7),
    )
  })
  return (
    piece(d, '#c9812f', { lift: 14, edge: 18, glow: 0.4 }) +
    fill(bed, '#e8b65a') +
    onions +
    crumbs(r, { cx: x, cy: y, rx: size * 0.72 }, 130, ['#2c2a33', '#3b3742'], 5)
  )
}
