import { at, blob, disc, fill, light, line, piece, times } from '../draw.mjs'
import { cherry } from '../props/cherry.mjs'
import { dill } from '../props/dill.mjs'
import { fork } from '../props/fork.mjs'
import { glass } from '../props/glass.mjs'
import { knife } from '../props/knife.mjs'
import { leaf } from '../props/leaf.mjs'
import { plate } from '../props/plate.mjs'
import { spoon } from '../props/spoon.mjs'

/** A place laid on a round cloth with a woven border. */
export function draw(r) {
  const cloth = blob(r, 400, 310, 300, 284, { wobble: 0.012, points: 24 })
  const border = times(48, (i) =>
    at(400, 310, i * 7.5, at(0, -258, 0, fill('M-9 0L0-13 9 0 0 13Z', i % 2 ? '#b4432f' : '#d98a5f'))),
  )
  return (
    piece(cloth, '#fffaf1', {
      lift: 10,
      edge: 9,
      shade: 0.14,
      inside: line(disc(400, 310, 276, 262), '#b4432f', 6) + border + line(disc(400, 310, 238, 226), '#b4432f', 3),
    }) +
    at(205, 330, -6, fork(0, 0, 0), 0.78) +
    at(598, 330, 5, knife(0, 0, 0), 0.78) +
    at(660, 345, 9, spoon(0, 0, 0), 0.72) +
    plate(r, 400, 320, 172, { rim: 'folk', colour: '#2f5d86' }) +
    at(
      400,
      322,
      12,
      piece('M-62-110L62-110 92 10 0 120-92 10Z', '#b4432f', {
        lift: 9,
        edge: 9,
        inside:
          fill('M0 120L92 10 62-110Z', light('#b4432f', 0.3), 'opacity="0.35"') +
          line('M-84 2L0 96 84 2', '#fbf3e4', 7) +
          line('M-78-20L0 72 78-20', '#fbf3e4', 3),
      }),
    ) +
    at(400, 330, -18, dill(r, 0, 90, 170, 0, '#5c8f3d')) +
    glass(r, 600, 112, 62, '#8a1f33') +
    at(
      190,
      118,
      0,
      piece(disc(0, 0, 64), '#fbf4e6', { lift: 8, edge: 6, shade: 0.2 }) +
        piece(blob(r, 0, 0, 48, 40, { wobble: 0.06 }), '#c98a45', { lift: 6, edge: 9 }) +
        times(3, (i) => line(`M${-22 + i * 20} -16l8 30`, '#8a5220', 5)),
    ) +
    leaf(90, 470, 40, -40, '#6d9440') +
    leaf(118, 512, 30, 10, '#4f7a32') +
    cherry(r, 716, 500, 28) +
    cherry(r, 680, 534, 24) +
    leaf(742, 470, 26, 40, '#4f7a32')
  )
}
