import { at, blob, box, disc, fill, line, n1, piece, softShadow, times } from '../draw.mjs'
import { chopsticks } from '../props/chopsticks.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { paint } from '../props/paint.mjs'
import { ramekin } from '../props/ramekin.mjs'
import { sesame } from '../props/sesame.mjs'

export const draw = (r) =>
  paint(r, '#3b4a4f') +
  dish(r) +
  chopsticks(1075, 440, 12) +
  ramekin(r, 1040, 130, 112, '#3a1d12', {
    outer: '#8a2f2a',
    inside: fill(disc(1010, 105, 44, 18), '#7a4a32', 'opacity="0.7"'),
  }) +
  leaf(140, 690, 56, 60, '#5c8f3d') +
  leaf(190, 730, 44, 100, '#4c7d34')

export const dish = (r) =>
  at(
    560,
    410,
    -7,
    slab(r) +
      [-300, -185, -70, 45, 160, 275].map((x, i) => nigiri(r, x, -120, i)).join('') +
      times(6, (i) => roll(r, -285 + i * 112, 95, i)) +
      gari(r, 395, 60) +
      wasabi(r, 400, -60),
  )

function slab(r) {
  const d = box(-440, -240, 900, 470, 26)
  return (
    softShadow(d, 22, 0.5) +
    piece(d, '#b98a58', {
      lift: 10,
      edge: 11,
      inside: times(24, (i) =>
        line(
          `M-440 ${-230 + i * 20}c300 ${n1(r.in(-12, 12))} 600 ${n1(r.in(-12, 12))} 900 0`,
          '#8a5f36',
          r.in(1.5, 4),
          'opacity="0.45"',
        ),
      ),
    })
  )
}

function nigiri(r, x, y, i) {
  const fishes = ['#ef8354', '#d84f4a', '#f3a27d', '#ef8354', '#f6c6a8', '#d84f4a']
  const colour = fishes[i % fishes.length]
  const rice = piece(blob(r, 0, 0, 46, 98, { wobble: 0.04 }), '#fdf8ec', {
    lift: 9,
    edge: 8,
    shade: 0.16,
    inside: crumbs(r, { cx: 0, cy: 0, rx: 40, ry: 92 }, 40, ['#efe4cc', '#ffffff'], 7),
  })
  const veins = times(6, (k) => line(`M-60 ${-80 + k * 32}q56 -34 120 4`, '#ffe4cf', 5.5, 'opacity="0.85"'))
  return at(
    x,
    y,
    r.in(-4, 4),
    rice +
      piece(box(-50, -92, 100, 184, 44), colour, { lift: 8, edge: 10, glow: 0.35, inside: veins }) +
      (i === 4 ? fill(box(-52, -14, 104, 28, 3), '#1f3328') : ''),
  )
}

function roll(r, x, y, i) {
  const heart = [
    ['#ef8354', '#8fb352'],
    ['#d84f4a', '#f2d269'],
    ['#8fb352', '#ef8354'],
  ][i % 3]
  return (
    piece(disc(x, y, 52), '#1f3328', { lift: 11, edge: 8, glow: 0.15 }) +
    fill(disc(x, y, 43), '#fdf8ec') +
    crumbs(r, { cx: x, cy: y, rx: 39 }, 36, ['#efe4cc', '#ffffff', '#e3d6b8'], 6) +
    piece(box(x - 20, y - 20, 22, 40, 6), heart[0], { lift: 0, edge: 4 }) +
    piece(box(x + 3, y - 18, 18, 36, 6), heart[1], { lift: 0, edge: 4 }) +
    (i % 2 ? sesame(r, { cx: x, cy: y, rx: 40 }, 8) : '')
  )
}

const gari = (r, x, y) =>
  times(7, (i) =>
    piece(
      blob(r, x + r.in(-26, 26), y + r.in(-30, 30), 38, 24, { wobble: 0.16, turn: i * 40 }),
      r.pick(['#f7cdbb', '#f3b9a4', '#fae0d2']),
      { lift: 4, edge: 5 },
    ),
  )

const wasabi = (r, x, y) => piece(blob(r, x, y, 38, 34, { wobble: 0.14 }), '#9fbf5a', { lift: 8, edge: 10 })
