import { box, fill, n1, times } from '../draw.mjs'
import { folds } from './folds.mjs'
import { ground } from './ground.mjs'

/** A cloth with broad bands both ways, as from a milk bar. */
export function gingham(r, colour, paper = '#fbf3e4', size = 100) {
  const bands = times(Math.ceil(1600 / size / 2), (i) =>
    fill(box(-200 + i * size * 2, -400, size, 1700), colour, 'opacity="0.5"'),
  )
  const across = times(Math.ceil(1800 / size / 2), (i) =>
    fill(box(-400, -300 + i * size * 2, 2000, size), colour, 'opacity="0.5"'),
  )
  const turn = r.in(-14, 14)
  return `${ground(paper)}<g transform="rotate(${n1(turn)} 600 400)">${bands}${across}</g>${folds(r, paper)}`
}
