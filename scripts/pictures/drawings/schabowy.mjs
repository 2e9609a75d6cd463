import { at, blob, box, dark, line, n1, piece, times } from '../draw.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { eyes } from '../props/eyes.mjs'
import { fork } from '../props/fork.mjs'
import { gingham } from '../props/gingham.mjs'
import { glass } from '../props/glass.mjs'
import { herbs } from '../props/herbs.mjs'
import { knife } from '../props/knife.mjs'
import { plate } from '../props/plate.mjs'
import { tomato } from '../props/tomato.mjs'

export const draw = (r) =>
  gingham(r, '#4a7a5c', '#fbf5e6', 84) +
  fork(95, 430, -4) +
  knife(1105, 430, 5) +
  dish(r) +
  glass(r, 1090, 130, 105, '#b5543a', eyes(r, { cx: 1090, cy: 130, rx: 70 }, 12, '#e59b7a'))

export const dish = (r) =>
  plate(r, 600, 410, 372, { rim: 'line', colour: '#4a7a5c' }) +
  cutlet(r) +
  potatoes(r) +
  slaw(r, 740, 300) +
  at(480, 250, 10, tomatoHalf(r))

function cutlet(r) {
  const d = 'M330 470C300 380 400 330 500 350 610 330 720 390 715 480 712 590 620 670 510 655 410 660 350 590 330 470Z'
  const crust = crumbs(
    r,
    { cx: 520, cy: 500, rx: 200, ry: 160 },
    420,
    ['#e9b45a', '#a8601f', '#f4cf85', '#8c4a17', '#d08c34'],
    9,
  )
  return piece(d, '#c98132', { lift: 13, edge: 16, inside: crust }) + at(520, 470, -16, butterLemon(r))
}

function butterLemon(r) {
  return (
    piece(box(-44, -34, 84, 64, 10), '#fbe08a', { lift: 6, edge: 7 }) +
    herbs(r, { cx: 0, cy: 0, rx: 34, ry: 24 }, 14, 6)
  )
}

const potatoes = (r) =>
  [
    [770, 470],
    [840, 520],
    [790, 570],
    [860, 440],
    [735, 545],
    [820, 470],
  ]
    .map(([x, y]) =>
      piece(blob(r, x, y, 58, 46, { wobble: 0.12, turn: r.in(0, 180) }), r.pick(['#f4d98d', '#efcf78', '#f7e2a2']), {
        lift: 8,
        edge: 10,
      }),
    )
    .join('') + dillBits(r, { cx: 805, cy: 505, rx: 105, ry: 90 })

const dillBits = (r, place) =>
  times(46, () => {
    const [x, y] = r.spot(place)
    return at(x, y, r.in(0, 360), line('M-9 0h18M-3 0l4-7M3 0l4 6', r.pick(['#4c7d2f', '#5f9440', '#37611f']), 3))
  })

function slaw(r, x, y) {
  return (
    times(110, (i) => {
      const [px, py] = r.spot({ cx: x, cy: y, rx: 120, ry: 84 })
      const w = r.in(20, 46)
      const colour = i < 70 ? r.pick(['#d8e0a4', '#bccb7a', '#eef0cd']) : r.pick(['#e8833a', '#f09c4e', '#d96f2a'])
      return at(
        px,
        py,
        r.in(0, 180),
        line(`M${n1(-w)} 4q${n1(w)} ${n1(-w * 0.5)} ${n1(w * 2)} 0`, dark(colour, 0.5), 8, 'opacity="0.35"') +
          line(`M${n1(-w)} 0q${n1(w)} ${n1(-w * 0.5)} ${n1(w * 2)} 0`, colour, 7),
      )
    }) + herbs(r, { cx: x, cy: y, rx: 90, ry: 60 }, 14)
  )
}

const tomatoHalf = (r) => tomato(r, 0, 0, 62) + tomato(r, 78, -34, 56) + cucumber(r, -84, 26, 54)
