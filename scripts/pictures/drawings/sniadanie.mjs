import { at, blob, box, fill, line, piece, times } from '../draw.mjs'
import { cherry } from '../props/cherry.mjs'
import { chives } from '../props/chives.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { cup } from '../props/cup.mjs'
import { fork } from '../props/fork.mjs'
import { glass } from '../props/glass.mjs'
import { knife } from '../props/knife.mjs'
import { linen } from '../props/linen.mjs'
import { plate } from '../props/plate.mjs'
import { radish } from '../props/radish.mjs'

export const draw = (r) =>
  linen(r, '#dfe4dc', '#d8944a') +
  fork(90, 420, -6) +
  knife(1010, 430, 4) +
  dish(r) +
  cup(r, 1060, 150, 122, '#7a4a28') +
  glass(r, 1090, 660, 96, '#f2a32e')

export const dish = (r) =>
  plate(r, 545, 410, 372, { glaze: '#f5ead6', rim: 'line', colour: '#d8944a' }) +
  toast(r, 430, 300, -14) +
  friedEgg(r, 440, 300, 118) +
  friedEgg(r, 560, 480, 122) +
  [
    [700, 290],
    [770, 340],
    [720, 380],
  ]
    .map(([x, y]) => cherry(r, x, y, 44))
    .join('') +
  [
    [360, 520],
    [420, 570],
    [340, 590],
  ]
    .map(([x, y]) => cucumber(r, x, y, 52))
    .join('') +
  [
    [480, 620],
    [550, 640],
  ]
    .map(([x, y]) => radish(r, x, y, 36))
    .join('') +
  avocado(r, 730, 510) +
  chives(r, { cx: 500, cy: 400, rx: 140, ry: 150 }, 34) +
  crumbs(r, { cx: 500, cy: 400, rx: 150 }, 40, ['#3b2415'], 3)

function friedEgg(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.9, { wobble: 0.13, points: 9 })
  const yolk = blob(r, x + size * 0.06, y - size * 0.02, size * 0.4, size * 0.38, { wobble: 0.02 })
  return (
    piece(d, '#fffaf0', { lift: 7, edge: 9, shade: 0.18 }) +
    line(d, '#d9a35a', 5, 'opacity="0.55"') +
    piece(yolk, '#f3a821', { lift: 5, edge: 10, glow: 0.45 }) +
    fill(blob(r, x - size * 0.08, y - size * 0.16, size * 0.11, size * 0.07), '#fff6da', 'opacity="0.9"')
  )
}

function toast(r, x, y, turn) {
  const d = box(-150, -130, 300, 260, 56)
  return at(
    x,
    y,
    turn,
    piece(d, '#a8662c', { lift: 10, edge: 10 }) +
      fill(box(-132, -112, 264, 224, 44), '#e9c388') +
      crumbs(r, { cx: 0, cy: 0, rx: 120, ry: 100 }, 60, ['#d9a862', '#f3dcae', '#c08a45'], 9),
  )
}

const avocado = (_r, x, y) =>
  times(5, (i) => {
    const d = `M${x - 96 + i * 36} ${y + 74 - i * 10}C${x - 130 + i * 40} ${y} ${x - 90 + i * 42} ${y - 70} ${x - 30 + i * 36} ${y - 66}C${x - 62 + i * 38} ${y - 20} ${x - 66 + i * 38} ${y + 30} ${x - 96 + i * 36} ${y + 74}Z`
    return piece(d, '#55782f', { lift: 6, edge: 5 }) + fill(d, '#d3dc84', 'transform="translate(4 3)" opacity="0.92"')
  })
