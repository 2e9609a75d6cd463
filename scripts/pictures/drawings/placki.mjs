import { at, blob, line, n1, piece, times } from '../draw.mjs'
import { chives } from '../props/chives.mjs'
import { cream } from '../props/cream.mjs'
import { fork } from '../props/fork.mjs'
import { linen } from '../props/linen.mjs'
import { onion } from '../props/onion.mjs'
import { parsley } from '../props/parsley.mjs'
import { plate } from '../props/plate.mjs'

export const draw = (r) =>
  linen(r, '#e9dcc0', '#b5482f') +
  fork(1085, 400, 10) +
  dish(r) +
  parsley(r, 140, 690, 60, 30) +
  onion(r, 140, 160, 92, '#b9803c') +
  onion(r, 240, 90, 60, '#b9803c')

export const dish = (r) =>
  plate(r, 570, 410, 370, { glaze: '#f2e7d2', rim: 'speckled', colour: '#7a5a3c' }) +
  [
    [420, 300, 165],
    [700, 330, 170],
    [470, 520, 172],
    [690, 540, 158],
    [575, 415, 178],
  ]
    .map(([x, y, size]) => placek(r, x, y, size))
    .join('') +
  cream(r, 580, 395, 84) +
  chives(r, { cx: 575, cy: 400, rx: 150 }, 42, 7.5)

function placek(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.84, { wobble: 0.09, points: 17 })
  const shreds = times(80, () => {
    const [px, py] = r.spot({ cx: x, cy: y, rx: size * 0.86, ry: size * 0.7 })
    const w = r.in(9, 22)
    return at(
      px,
      py,
      r.in(0, 180),
      line(
        `M${n1(-w)} 0q${n1(w)} ${n1(r.in(-9, 9))} ${n1(w * 2)} 0`,
        r.pick(['#e9b964', '#b06a22', '#f3d08a', '#9a5519', '#d99a44']),
        r.in(4, 7.5),
      ),
    )
  })
  const rim = line(
    blob(r, x, y, size * 0.93, size * 0.77, { wobble: 0.09, points: 17 }),
    '#7d3d10',
    15,
    'opacity="0.5"',
  )
  return piece(d, '#c9832f', { lift: 11, edge: 13, inside: rim + shreds })
}
