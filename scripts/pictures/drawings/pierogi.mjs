import { at, blob, dark, fill, light, line, n1, piece, times } from '../draw.mjs'
import { chives } from '../props/chives.mjs'
import { cream } from '../props/cream.mjs'
import { dill } from '../props/dill.mjs'
import { fork } from '../props/fork.mjs'
import { gingham } from '../props/gingham.mjs'
import { herbs } from '../props/herbs.mjs'
import { napkin } from '../props/napkin.mjs'
import { plate } from '../props/plate.mjs'
import { ramekin } from '../props/ramekin.mjs'

export const draw = (r) =>
  gingham(r, '#b23a2b') +
  napkin(r, 1120, 640, 24, '#3f6b58') +
  fork(1080, 430, 8) +
  dish(r) +
  ramekin(r, 150, 140, 120, '#fffaf0', {
    outer: '#8c5a3c',
    inside: cream(r, 152, 145, 62) + chives(r, { cx: 150, cy: 140, rx: 70 }, 12),
  }) +
  dill(r, 150, 770, 190, 28)

export const dish = (r) =>
  plate(r, 560, 410, 365, { rim: 'folk', colour: '#2f5d86' }) +
  [
    [420, 275, -14],
    [620, 235, 12],
    [735, 370, 64],
    [365, 445, -72],
    [555, 400, -8],
    [460, 585, -158],
    [670, 560, 150],
  ]
    .map(([x, y, turn]) => pierog(r, x, y, 128, turn + r.in(-5, 5)))
    .join('') +
  fried(r, { cx: 555, cy: 435, rx: 150, ry: 110 }, 48) +
  fried(r, { cx: 560, cy: 410, rx: 240, ry: 210 }, 16) +
  herbs(r, { cx: 555, cy: 405, rx: 210 }, 36, 8)

/** Golden onion and bacon, the crown of Polish dumplings. */
function fried(r, place, count = 46) {
  return times(count, (i) => {
    const [x, y] = r.spot(place)
    if (i % 3 === 0)
      return piece(
        blob(r, x, y, r.in(9, 15), r.in(7, 11), { wobble: 0.22, points: 7 }),
        r.pick(['#a8482a', '#8f3820', '#c36a3c']),
        { lift: 4, edge: 4 },
      )
    const turn = r.in(0, 180)
    const w = r.in(13, 26)
    return at(
      x,
      y,
      turn,
      line(`M${n1(-w)} 3q${n1(w)} ${n1(-w * 0.8)} ${n1(w * 2)} 0`, '#5a2c0c', 7, 'opacity="0.35"') +
        line(
          `M${n1(-w)} 0q${n1(w)} ${n1(-w * 0.8)} ${n1(w * 2)} 0`,
          r.pick(['#e0a443', '#c98429', '#f0c467', '#b56a1e']),
          6.5,
        ),
    )
  })
}

/** A half moon of dough, its seam pinched by fingers. */
function pierog(r, x, y, size, turn) {
  const d = `M${-size} ${size * 0.3}C${-size * 1.02} ${-size * 0.84} ${size * 1.02} ${-size * 0.84} ${size} ${size * 0.3}C${size * 0.6} ${size * 0.56} ${-size * 0.6} ${size * 0.56} ${-size} ${size * 0.3}Z`
  const belly = `M${-size * 0.72} ${size * 0.14}C${-size * 0.7} ${-size * 0.62} ${size * 0.7} ${-size * 0.62} ${size * 0.72} ${size * 0.14}C${size * 0.4} ${size * 0.3} ${-size * 0.4} ${size * 0.3} ${-size * 0.72} ${size * 0.14}Z`
  const dough = r.pick(['#f0cf8f', '#ecc57c', '#f3d69c'])
  const browned = fill(
    blob(r, r.in(-16, 16), -size * 0.16, size * 0.44, size * 0.2, { wobble: 0.25 }),
    '#c47f2f',
    'opacity="0.55"',
  )
  const pinches = times(11, (i) => {
    const t = i / 10
    const px = -size * 0.9 + size * 1.8 * t
    const py = size * (0.34 + Math.sin(t * Math.PI) * 0.13)
    return line(`M${n1(px)} ${n1(py)}l${n1((0.5 - t) * 16)} ${n1(-size * 0.17)}`, dark(dough, 0.34), 4.5)
  })
  const gloss = line(
    `M${-size * 0.5} ${-size * 0.1}C${-size * 0.36} ${-size * 0.3} ${-size * 0.1} ${-size * 0.36} ${size * 0.14} ${-size * 0.34}`,
    '#fff8e8',
    size * 0.06,
    'opacity="0.85"',
  )
  return at(
    x,
    y,
    turn,
    piece(d, dough, { lift: 13, edge: 9, shade: 0.2 }) +
      pinches +
      piece(belly, light(dough, 0.22), { lift: 4, edge: 11, shade: 0.2, inside: browned }) +
      gloss,
  )
}
