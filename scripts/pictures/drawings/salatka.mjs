import { at, blob, box, disc, fill, light, line, n1, piece, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { cucumber } from '../props/cucumber.mjs'
import { eyes } from '../props/eyes.mjs'
import { fork } from '../props/fork.mjs'
import { herbs } from '../props/herbs.mjs'
import { linen } from '../props/linen.mjs'
import { onion } from '../props/onion.mjs'
import { radish } from '../props/radish.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { sesame } from '../props/sesame.mjs'
import { tomato } from '../props/tomato.mjs'
import { wedge } from '../props/wedge.mjs'

export const draw = (r) =>
  linen(r, '#f0e6d0', '#5a8a4a') +
  fork(1080, 420, 12) +
  dish(r) +
  wedge(140, 160, 92, -24) +
  ramekin(r, 130, 650, 96, '#c8a82a', { outer: '#e9dcc0', inside: eyes(r, { cx: 130, cy: 650, rx: 60 }, 8, '#efd66a') })

export const dish = (r) =>
  bowl(r, 550, 405, 365, {
    outer: '#7c5233',
    inner: '#a8744a',
    liquid: '#4c6e2c',
    inside:
      times(46, () => {
        const [x, y] = r.spot({ cx: 550, cy: 410, rx: 270 })
        return frill(r, x, y, r.in(60, 110))
      }) +
      [
        [430, 320],
        [690, 330],
        [520, 540],
        [690, 520],
      ]
        .map(([x, y]) => tomato(r, x, y, 62))
        .join('') +
      [
        [560, 280],
        [400, 470],
        [620, 430],
        [740, 430],
        [480, 400],
      ]
        .map(([x, y]) => cucumber(r, x, y, 56))
        .join('') +
      [
        [480, 250],
        [640, 580],
        [350, 390],
      ]
        .map(([x, y]) => radish(r, x, y, 38))
        .join('') +
      [
        [610, 350],
        [450, 580],
      ]
        .map(([x, y]) => onion(r, x, y, 56))
        .join('') +
      [
        [540, 350],
        [600, 500],
        [420, 410],
        [700, 260],
        [560, 450],
        [770, 360],
      ]
        .map(([x, y]) =>
          at(x, y, r.in(0, 90), piece(box(-32, -28, 62, 54, 8), '#fffaf0', { lift: 7, edge: 9, shade: 0.2 })),
        )
        .join('') +
      [
        [500, 470],
        [660, 400],
        [380, 330],
        [590, 570],
      ]
        .map(
          ([x, y]) =>
            piece(blob(r, x, y, 30, 26), '#3b2f45', { lift: 6, edge: 8 }) + fill(disc(x + 2, y, 9), '#191420'),
        )
        .join('') +
      sesame(r, { cx: 550, cy: 405, rx: 230 }, 30) +
      herbs(r, { cx: 550, cy: 405, rx: 230 }, 24, 8),
  })

function frill(r, x, y, size) {
  const colour = r.pick(['#7fae3f', '#9cc155', '#5f9436', '#b5d072', '#6a3a52'])
  const d = blob(r, 0, 0, size, size * 0.62, { wobble: 0.16, points: 17 })
  return at(
    x,
    y,
    r.in(0, 360),
    piece(d, colour, {
      lift: 7,
      edge: 9,
      inside:
        line(`M${-size} 0Q0 -10 ${size} 0`, light(colour, 0.5), 6) +
        times(6, (i) =>
          line(
            `M${n1(-size * 0.7 + i * size * 0.26)} 0q10 ${i % 2 ? 26 : -26} 30 ${i % 2 ? 40 : -40}`,
            light(colour, 0.4),
            3,
          ),
        ),
    }),
  )
}
