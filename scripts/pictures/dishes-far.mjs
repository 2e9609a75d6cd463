import { flatbread } from './dishes-south.mjs'
import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, softShadow, times } from './draw.mjs'
import {
  chili,
  chives,
  crumbs,
  cucumber,
  drizzle,
  egg,
  eyes,
  herbs,
  leaf,
  lime,
  onion,
  parsley,
  sesame,
  shrimp,
  wedge,
} from './garnish.mjs'
import { linen, napkin, paint, tiles, wood } from './table.mjs'
import { board, bowl, chopsticks, plate, ramekin, spoon } from './ware.mjs'

export const sushi = (r) =>
  paint(r, '#3b4a4f') +
  at(
    560,
    410,
    -7,
    slab(r) +
      [-300, -185, -70, 45, 160, 275].map((x, i) => nigiri(r, x, -120, i)).join('') +
      times(6, (i) => roll(r, -285 + i * 112, 95, i)) +
      gari(r, 395, 60) +
      wasabi(r, 400, -60),
  ) +
  chopsticks(1075, 440, 12) +
  ramekin(r, 1040, 130, 112, '#3a1d12', {
    outer: '#8a2f2a',
    inside: fill(disc(1010, 105, 44, 18), '#7a4a32', 'opacity="0.7"'),
  }) +
  leaf(140, 690, 56, 60, '#5c8f3d') +
  leaf(190, 730, 44, 100, '#4c7d34')

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

/** Noodles in waves. */
function noodles(r, cx, cy, rx, ry, colour, count = 46, width = 10) {
  return times(count, (i) => {
    const y = cy - ry + (i / count) * ry * 2
    const half = rx * Math.sqrt(Math.max(0.05, 1 - ((y - cy) / ry) ** 2)) * r.in(0.7, 1)
    const d = `M${n1(cx - half)} ${n1(y)}c${n1(half * 0.5)} ${n1(r.in(-60, 60))} ${n1(half)} ${n1(r.in(-60, 60))} ${n1(half * 2)} ${n1(r.in(-26, 26))}`
    const tone = mix(colour, r.pick([light(colour, 0.5), dark(colour, 0.2)]), r.in(0, 0.5))
    return (
      line(d, dark(colour, 0.55), width, 'opacity="0.45" transform="translate(2 4)"') +
      line(d, tone, width) +
      line(d, light(tone, 0.6), width * 0.2, 'transform="translate(-1 -3)" opacity="0.8"')
    )
  })
}

export const ramen = (r) =>
  wood(r, '#4f3a30') +
  chopsticks(1060, 410, 16, '#b98350') +
  bowl(r, 540, 405, 368, {
    outer: '#a3342a',
    inner: '#fbf4e6',
    liquid: '#b8701f',
    rim: 'lines',
    colour: '#a3342a',
    inside:
      eyes(r, { cx: 540, cy: 405, rx: 280 }, 60, '#e0a03f') +
      noodles(r, 540, 480, 220, 130, '#f2d489', 34, 11) +
      [
        [420, 290, -20],
        [520, 250, 10],
      ]
        .map(([x, y, t]) => at(x, y, t, pork(r)))
        .join('') +
      egg(r, 700, 330, 84, 30, '#ee8a14') +
      egg(r, 740, 440, 78, 80, '#ee8a14') +
      at(
        340,
        430,
        -8,
        piece(box(-52, -96, 104, 190, 5), '#1f3328', { lift: 8, edge: 7, glow: 0.2 }) +
          times(7, (i) => line(`M-44 ${-80 + i * 26}h86`, '#34523f', 3, 'opacity="0.7"')),
      ) +
      at(610, 560, 10, naruto(r)) +
      times(9, (i) =>
        at(
          440 + i * 14,
          580 - (i % 3) * 12,
          60 + r.in(-24, 24),
          piece(box(-46, -9, 92, 18, 6), '#c98d45', { lift: 4, edge: 5 }),
        ),
      ) +
      chives(r, { cx: 560, cy: 400, rx: 130, ry: 100 }, 74, 9) +
      sesame(r, { cx: 540, cy: 405, rx: 240 }, 46) +
      chili(620, 260, 22) +
      chili(660, 500, 20),
  }) +
  ramekin(r, 1080, 130, 98, '#b3261a', { outer: '#2f3b3f', inside: sesame(r, { cx: 1080, cy: 130, rx: 66 }, 24) }) +
  napkin(r, 100, 680, -18, '#3f5f86')

const pork = (r) =>
  piece(blob(r, 0, 0, 98, 86, { wobble: 0.05 }), '#7d3f1f', { lift: 9, edge: 9 }) +
  fill(blob(r, -3, -4, 86, 74, { wobble: 0.05 }), '#e3a98a') +
  line(blob(r, 0, 0, 58, 46, { wobble: 0.1 }), '#f8dfcc', 16) +
  fill(blob(r, 0, 0, 36, 27, { wobble: 0.14 }), '#c97f5e') +
  line('M-70-20q30-30 70-24', '#b8704a', 5, 'opacity="0.6"')
const naruto = (r) =>
  piece(blob(r, 0, 0, 58, 56, { wobble: 0.06, points: 15 }), '#fffaf2', { lift: 7, edge: 7, shade: 0.15 }) +
  line('M-4 4c-12-16 12-30 26-16 18 20-6 46-32 36-30-14-22-60 14-60', '#e86a86', 8)

export const padThai = (r) =>
  tiles(r, '#e3ddc6', '#c9803f', 220) +
  plate(r, 560, 405, 372, { glaze: '#2f5a5e', rim: 'speckled', colour: '#8fc0b8' }) +
  noodles(r, 550, 415, 258, 220, '#d99a4a', 62, 12) +
  [
    [400, 330, 0],
    [620, 280, 70],
    [700, 450, 120],
    [450, 530, -40],
  ]
    .map(([x, y, t]) => shrimp(r, x, y, 76, t))
    .join('') +
  times(22, () => {
    const [x, y] = r.spot({ cx: 550, cy: 410, rx: 220, ry: 190 })
    return piece(
      blob(r, x, y, r.in(24, 46), r.in(16, 26), { wobble: 0.25, turn: r.in(0, 180) }),
      r.pick(['#fbe08a', '#f3cc5c']),
      { lift: 5, edge: 7 },
    )
  }) +
  times(40, () => {
    const [x, y] = r.spot({ cx: 550, cy: 410, rx: 230, ry: 200 })
    const w = r.in(30, 60)
    return at(
      x,
      y,
      r.in(0, 180),
      line(`M${-w} 4q${w} -30 ${w * 2} 0`, '#3d1808', 9, 'opacity="0.25"') +
        line(`M${-w} 0q${w} -30 ${w * 2} 0`, r.pick(['#fbf6e2', '#f3efd0', '#7fae4c']), 8),
    )
  }) +
  times(44, () => {
    const [x, y] = r.spot({ cx: 660, cy: 530, rx: 110, ry: 74 })
    return piece(
      blob(r, x, y, r.in(9, 16), r.in(8, 13), { wobble: 0.2, points: 7 }),
      r.pick(['#d9a55a', '#e8c07c', '#b9803c']),
      { lift: 4, edge: 4 },
    )
  }) +
  chives(r, { cx: 550, cy: 400, rx: 220 }, 40, 9) +
  wedge(790, 330, 92, -60, '#6fa136', '#d3e58f') +
  chili(480, 300, 22) +
  chili(520, 440, 20) +
  parsley(r, 350, 560, 52, -30) +
  chopsticks(1090, 420, 10) +
  ramekin(r, 1070, 120, 94, '#d9a55a', {
    outer: '#8a2f2a',
    inside: crumbs(r, { cx: 1070, cy: 120, rx: 68 }, 60, ['#e8c07c', '#b9803c', '#f3dcae'], 12),
  }) +
  lime(120, 130, 84, 20) +
  lime(110, 690, 76, 60)

export const curry = (r) =>
  linen(r, '#d8a13a', '#8a2f2a') +
  plate(r, 800, 450, 315, { glaze: '#f6efe2', rim: 'line', colour: '#b9743c' }) +
  rice(r, 800, 450) +
  bowl(r, 410, 380, 305, {
    outer: '#b9743c',
    inner: '#d99a5a',
    liquid: '#d9791f',
    inside:
      times(4, (i) => line(disc(420, 390, 60 + i * 52), light('#d9791f', 0.4), 18, 'opacity="0.18"')) +
      [
        [320, 310],
        [440, 280],
        [510, 370],
        [350, 430],
        [450, 470],
        [290, 390],
        [410, 370],
      ]
        .map(
          ([x, y]) =>
            piece(blob(r, x, y, 54, 44, { wobble: 0.14, points: 9 }), r.pick(['#e8b56a', '#d99b4a', '#f0c682']), {
              lift: 6,
              edge: 12,
              glow: 0.35,
            }) + fill(blob(r, x + 6, y + 10, 40, 26, { wobble: 0.2 }), '#d9791f', 'opacity="0.5"'),
        )
        .join('') +
      drizzle(
        r,
        [
          [250, 350],
          [330, 380],
          [420, 320],
          [520, 350],
        ],
        '#fff6e2',
        14,
      ) +
      drizzle(
        r,
        [
          [320, 490],
          [420, 440],
          [520, 470],
        ],
        '#fff6e2',
        10,
      ) +
      parsley(r, 430, 400, 46, 20) +
      eyes(r, { cx: 410, cy: 380, rx: 220 }, 20, '#f0a03f') +
      herbs(r, { cx: 410, cy: 380, rx: 190 }, 36, 8) +
      chili(500, 300, 24) +
      chili(330, 350, 20),
  }) +
  spoon(1120, 420, 8) +
  ramekin(r, 1070, 120, 92, '#a3452a', { outer: '#2f5a5e', inside: sesame(r, { cx: 1070, cy: 120, rx: 60 }, 12) }) +
  flatbread(r, 120, 720, 150, -16)

function rice(r, x, y) {
  return (
    piece(blob(r, x, y, 205, 180, { wobble: 0.07, points: 15 }), '#f3ead2', { lift: 11, edge: 16, shade: 0.16 }) +
    times(330, () => {
      const [px, py] = r.spot({ cx: x, cy: y, rx: 192, ry: 168 })
      return at(
        px,
        py,
        r.in(0, 180),
        fill(disc(1, 3, 14, 5), '#a88a52', 'opacity="0.35"') +
          fill(disc(0, 0, 14, 5), r.pick(['#fffdf4', '#fbf3de', '#fff8e6', '#f3d98a'])),
      )
    }) +
    herbs(r, { cx: x, cy: y, rx: 130 }, 26, 7) +
    leaf(x + 60, y - 40, 34, 40, '#4c7d34')
  )
}

export const naan = (r) =>
  wood(r, '#8f5f3c') +
  board(r, 560, 410, 820, 560, { turn: -3, colour: '#5f4230', handle: false }) +
  [
    [360, 300, -30],
    [720, 330, 24],
    [420, 520, 12],
    [730, 530, -18],
  ]
    .map(([x, y, t]) => at(x, y, t, tear(r)))
    .join('') +
  ramekin(r, 560, 400, 100, '#eef0dc', {
    outer: '#b9743c',
    inside: herbs(r, { cx: 560, cy: 400, rx: 66 }, 26, 7) + cucumber(r, 575, 410, 26),
  }) +
  herbs(r, { cx: 560, cy: 420, rx: 350, ry: 220 }, 60, 8) +
  onion(r, 120, 140, 86) +
  lime(1090, 140, 80, 20) +
  chili(1080, 690, 34) +
  parsley(r, 130, 700, 60, 30) +
  ramekin(r, 1100, 430, 88, '#a3452a', { outer: '#2f5a5e' })

function tear(r) {
  const d = 'M-10-150C70-160 150-60 160 40 166 120 60 150-20 146-110 142-170 80-160 10-150-70-90-140-10-150Z'
  const blisters = times(28, () => {
    const [x, y] = r.spot({ cx: 0, cy: 5, rx: 145, ry: 130 })
    return fill(
      blob(r, x, y, r.in(9, 32), r.in(8, 22), { wobble: 0.28 }),
      r.pick(['#8a4a18', '#5f2f0e', '#b9732f']),
      `opacity="${n1(r.in(0.35, 0.85))}"`,
    )
  })
  const butter = times(7, () => {
    const [x, y] = r.spot({ cx: -10, cy: -10, rx: 110, ry: 96 })
    return fill(blob(r, x, y, r.in(14, 38), r.in(6, 12), { wobble: 0.2, turn: -30 }), '#ffeeb9', 'opacity="0.75"')
  })
  return softShadow(d, 12, 0.35) + piece(d, '#e6bd78', { lift: 11, edge: 17, glow: 0.42, inside: blisters + butter })
}

export { clip }
