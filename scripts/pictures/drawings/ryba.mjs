import { at, blob, disc, fill, line, n1, piece, times } from '../draw.mjs'
import { dill } from '../props/dill.mjs'
import { fork } from '../props/fork.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { lemon } from '../props/lemon.mjs'
import { paint } from '../props/paint.mjs'
import { plate } from '../props/plate.mjs'

export const draw = (r) =>
  paint(r, '#d9cdb4') + fork(95, 400, -5) + dish(r) + glass(r, 1100, 150, 100, '#eed98a') + lemon(1080, 660, 86, 20)

export const dish = (r) =>
  plate(r, 600, 405, 372, { glaze: '#dfe7ea', rim: 'lines', colour: '#2f5d86' }) +
  [
    [430, 560, 62],
    [520, 600, 58],
    [620, 605, 60],
  ]
    .map(([x, y, s]) => lemon(x, y, s, r.in(0, 90)))
    .join('') +
  at(600, 390, -14, fish(r)) +
  [
    [560, 330],
    [640, 350],
    [715, 330],
  ]
    .map(([x, y], i) => lemon(x, y - 6 + i * 6, 56, i * 30))
    .join('') +
  dill(r, 560, 560, 240, 50) +
  herbs(r, { cx: 600, cy: 400, rx: 260 }, 40, 8) +
  times(12, () => {
    const [x, y] = r.spot({ cx: 760, cy: 560, rx: 100, ry: 60 })
    return piece(blob(r, x, y, 38, 32, { wobble: 0.1 }), '#efcf78', { lift: 7, edge: 9 })
  }) +
  herbs(r, { cx: 760, cy: 560, rx: 100, ry: 60 }, 26, 7)

function fish(r) {
  const d =
    'M-330 0C-250-110-80-150 90-110 170-92 220-50 262-16L350-92C356-40 356 40 350 92L262 22C220 60 160 96 90 112-80 150-250 110-330 0Z'
  const scales = times(70, () => {
    const [x, y] = r.spot({ cx: 20, cy: 0, rx: 210, ry: 92 })
    return line(`M${n1(x)} ${n1(y - 13)}q16 13 0 26`, '#f3e0c0', 3, 'opacity="0.6"')
  })
  const cuts = [-90, 0, 90]
    .map(
      (x) =>
        fill(`M${x - 16}-84Q${x + 26} 0 ${x - 16} 84 ${x + 4} 0 ${x - 16}-84Z`, '#6e3512', 'opacity="0.7"') +
        line(`M${x - 12}-80Q${x + 24} 0 ${x - 12} 80`, '#f7e6cc', 5),
    )
    .join('')
  const head =
    fill('M-330 0C-290-60-240-92-190-108-160-40-160 40-190 108-240 92-290 60-330 0Z', '#7d6a56', 'opacity="0.7"') +
    line('M-192-106Q-152 0-192 106', '#4f3a26', 6) +
    fill(disc(-258, -26, 17), '#f7efe0') +
    fill(disc(-258, -26, 9), '#241a14')
  const crisp = times(40, () => {
    const [x, y] = r.spot({ cx: 20, cy: 0, rx: 280, ry: 100 })
    return fill(blob(r, x, y, r.in(12, 40), r.in(7, 16), { wobble: 0.3 }), '#8f521c', 'opacity="0.3"')
  })
  return (
    piece(d, '#c79a62', { lift: 15, edge: 17, glow: 0.4, inside: crisp + scales + head }) +
    cuts +
    times(5, (i) => line(`M290 ${n1(-10 + i * 5)}L344 ${n1(-66 + i * 33)}`, '#7a4a20', 4))
  )
}
