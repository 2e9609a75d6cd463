import { slice } from './dishes-polish.mjs'
import { at, blob, box, dark, disc, fill, light, line, n1, piece, softShadow, times } from './draw.mjs'
import { cherry, cream, crumbs, drizzle, herbs, leaf } from './garnish.mjs'
import { gingham, linen, napkin, paint, tiles, wood } from './table.mjs'
import { fork, glass, knife, plate, ramekin, spoon } from './ware.mjs'

export { slice }

const berry = (r, x, y, size, colour) =>
  piece(blob(r, x, y, size), colour, { lift: 6, edge: 8 }) +
  fill(disc(x - size * 0.3, y - size * 0.35, size * 0.2), '#ffffff', 'opacity="0.5"')

function strawberry(r, x, y, size, turn) {
  const d = `M0 ${size}C${-size * 1.2} ${-size * 0.1} ${-size * 0.8} ${-size} 0 ${-size * 0.8}C${size * 0.8} ${-size} ${size * 1.2} ${-size * 0.1} 0 ${size}Z`
  const seeds = times(16, () => {
    const [px, py] = r.spot({ cx: 0, cy: -size * 0.1, rx: size * 0.6, ry: size * 0.6 })
    return fill(disc(px, py, 2.4, 3.8), '#f8d98a')
  })
  return at(
    x,
    y,
    turn,
    piece(d, '#cf2f35', { lift: 7, edge: 9, inside: seeds }) +
      [-40, 0, 40].map((t) => leaf(t * 0.3, -size * 0.82, size * 0.32, t, '#5c8f3d')).join(''),
  )
}

export const crepe = (r) =>
  linen(r, '#e6dfe0', '#a3456a') +
  fork(90, 430, -6) +
  knife(1110, 430, 5) +
  plate(r, 600, 410, 370, { rim: 'line', colour: '#a3456a' }) +
  at(470, 420, -8, folded(r)) +
  at(690, 470, 14, folded(r)) +
  drizzle(
    r,
    [
      [330, 350],
      [430, 480],
      [500, 350],
      [590, 500],
      [680, 380],
      [760, 540],
      [820, 430],
    ],
    '#4a2413',
    15,
  ) +
  cream(r, 600, 300, 74) +
  [
    [700, 270, 20],
    [780, 320, 70],
    [520, 240, -30],
  ]
    .map(([x, y, t]) => strawberry(r, x, y, 50, t))
    .join('') +
  [
    [660, 340],
    [470, 270],
    [440, 310],
    [740, 390],
  ]
    .map(([x, y]) => berry(r, x, y, 24, '#3f4a86'))
    .join('') +
  crumbs(r, { cx: 600, cy: 430, rx: 280 }, 130, ['#ffffff'], 4) +
  leaf(640, 250, 32, 40, '#5c8f3d') +
  ramekin(r, 1090, 120, 96, '#4a2413')

function folded(r) {
  const d = 'M0-170C90-150 190-60 200 40 120 110-120 120-210 50-190-70-90-150 0-170Z'
  const lace = times(70, () => {
    const [x, y] = r.spot({ cx: 0, cy: -20, rx: 180, ry: 120 })
    return line(blob(r, x, y, r.in(7, 26), r.in(5, 17), { wobble: 0.25 }), '#b9742c', r.in(2, 5), 'opacity="0.5"')
  })
  const fold =
    fill('M0-170C40-90 20 40-20 84-120 100-190 80-210 50-190-70-90-150 0-170Z', '#f7dc9c', 'opacity="0.6"') +
    line('M0-170C40-90 20 40-20 84', '#a8682a', 6, 'opacity="0.7"') +
    line('M-90-138C-60-60-70 40-120 90', '#b9803c', 4, 'opacity="0.5"')
  return piece(d, '#ecbf6d', { lift: 12, edge: 14, glow: 0.4, inside: fold + lace })
}

export const tarta = (r) =>
  wood(r, '#a8744a') +
  napkin(r, 1080, 200, 18, '#5a7a8a') +
  plate(r, 540, 410, 362, { glaze: '#dfe6dd', rim: 'line', colour: '#48706a' }) +
  at(520, 400, 0, quiche(r)) +
  times(15, () => {
    const [x, y] = r.spot({ cx: 700, cy: 600, rx: 120, ry: 60 })
    const s = r.in(28, 50)
    return at(
      x,
      y,
      r.in(0, 360),
      piece(
        `M0 ${-s}C${s * 0.8} ${-s * 0.4} ${s * 0.4} ${s * 0.4} 0 ${s} ${-s * 0.4} ${s * 0.4} ${-s * 0.8} ${-s * 0.4} 0 ${-s}Z`,
        r.pick(['#6d9440', '#4f7a32', '#8fb352']),
        { lift: 6, edge: 6 },
      ),
    )
  }) +
  cherry(r, 780, 560, 34) +
  cherry(r, 640, 640, 32) +
  fork(1070, 490, 10) +
  glass(r, 110, 140, 96, '#eed98a') +
  leaf(130, 680, 50, 40, '#5c8f3d')

function quiche(r) {
  const top = 'M-230-40C-220-140-120-210 0-216L250 40-70 150C-160 110-220 40-230-40Z'
  const rim =
    'M-262-50C-246-170-130-244 0-250L8-206C-110-200-206-130-222-44-214 30-160 98-84 136L-96 176C-190 130-256 40-262-50Z'
  const filling =
    times(10, () => {
      const [x, y] = r.spot({ cx: -20, cy: -20, rx: 150, ry: 110 })
      return fill(
        blob(r, x, y, r.in(22, 52), r.in(14, 30), { wobble: 0.3 }),
        r.pick(['#b8702a', '#d9943f']),
        'opacity="0.45"',
      )
    }) +
    times(15, () => {
      const [x, y] = r.spot({ cx: -20, cy: -20, rx: 150, ry: 110 })
      return piece(
        blob(r, x, y, r.in(16, 30), r.in(11, 20), { wobble: 0.25, turn: r.in(0, 180) }),
        r.pick(['#4f7a32', '#3c6428', '#6d9440']),
        { lift: 4, edge: 5 },
      )
    }) +
    [
      [-110, -70],
      [-10, -120],
      [60, -20],
      [-60, 50],
      [140, 30],
    ]
      .map(([x, y]) => cherry(r, x, y, 30))
      .join('')
  const depth = 'M250 40L-70 150-84 136-96 176-90 220 262 100Z'
  return (
    softShadow('M-262-50C-246-170-130-244 0-250L262 100-90 220C-190 150-256 40-262-50Z', 16, 0.4) +
    fill(depth, '#e8bf62') +
    fill('M-96 176L-90 226 266 104 262 84-88 200Z', '#a8682a') +
    piece(top, '#f2cf74', { lift: 0, edge: 6, inside: filling }) +
    piece(rim, '#cf8f42', { lift: 6, edge: 12, glow: 0.4 }) +
    times(17, (i) => {
      const a = (158 + i * 7.6) * (Math.PI / 180)
      return line(
        `M${n1(Math.cos(a) * 226 - 2)} ${n1(Math.sin(a) * 206 - 24)}L${n1(Math.cos(a) * 258)} ${n1(Math.sin(a) * 232 - 22)}`,
        '#8a5220',
        5,
        'opacity="0.6"',
      )
    }) +
    herbs(r, { cx: 0, cy: -10, rx: 140, ry: 90 }, 26, 7)
  )
}

export const kawa = (r) =>
  tiles(r, '#e9dfca', '#b4634a', 220) +
  piece(disc(560, 410, 352), '#f6efe2', { lift: 14, edge: 16, shade: 0.2, glow: 0.6 }) +
  fill(disc(560, 410, 262), dark('#f6efe2', 0.08)) +
  line(disc(560, 410, 326), '#3f6b72', 8) +
  softShadow(disc(560, 410, 236), 24, 0.45) +
  at(
    560,
    410,
    24,
    piece(box(190, -42, 170, 84, 42), '#f6efe2', { lift: 12, edge: 10 }) +
      fill(box(226, -16, 90, 32, 16), dark('#f6efe2', 0.25)),
  ) +
  piece(disc(560, 410, 236), '#f6efe2', { lift: 12, edge: 14, shade: 0.22, glow: 0.6 }) +
  fill(disc(560, 410, 210), '#3f1f10') +
  fill(disc(566, 418, 200), '#8a4f24') +
  fill(disc(568, 420, 186), '#a8662f') +
  times(60, () => {
    const [x, y] = r.spot({ cx: 566, cy: 418, rx: 190 })
    return fill(disc(x, y, r.in(1.5, 5)), '#d9a05f', 'opacity="0.6"')
  }) +
  at(
    566,
    410,
    -18,
    [3, 2, 1, 0]
      .map((i) => {
        const s = 1 + i * 0.32
        const d = `M0 ${100 * (0.8 + i * 0.2)}C${-150 * s * 0.62} ${20 * s} ${-110 * s * 0.7} ${-96 * s * 0.72} 0 ${-34 * s}C${110 * s * 0.7} ${-96 * s * 0.72} ${150 * s * 0.62} ${20 * s} 0 ${100 * (0.8 + i * 0.2)}Z`
        return fill(d, i % 2 ? '#a8662f' : '#fbead0')
      })
      .join(''),
  ) +
  spoon(1040, 440, 12) +
  at(1060, 690, 20, biscuit(r)) +
  at(130, 160, -20, biscuit(r)) +
  times(16, () => {
    const [x, y] = r.spot({ cx: 120, cy: 680, rx: 110, ry: 90 })
    return at(
      x,
      y,
      r.in(0, 360),
      piece(disc(0, 0, 24, 17), '#5a2f18', { lift: 5, edge: 6 }) + line('M-20 0q20-9 40 0', '#2c140a', 4),
    )
  })

const biscuit = (r) =>
  piece(box(-96, -66, 192, 132, 18), '#cf9a56', {
    lift: 9,
    edge: 9,
    inside:
      times(12, (i) => fill(disc(-66 + (i % 4) * 44, -36 + Math.floor(i / 4) * 36, 6), '#8a5a26')) +
      crumbs(r, { cx: 0, cy: 0, rx: 90, ry: 60 }, 24, ['#e8c07c', '#b57b38'], 6),
  })

export const lody = (r) =>
  paint(r, '#e3a9a0') +
  napkin(r, 150, 620, -16, '#fbf3e4', '#5d86a0') +
  spoon(1040, 440, 14) +
  softShadow(disc(570, 410, 330), 28, 0.4) +
  fill(disc(570, 410, 330), '#eef5f2', 'opacity="0.85"') +
  line(disc(570, 410, 322), '#ffffff', 10, 'opacity="0.9"') +
  fill(disc(570, 410, 286), '#cfe0dc', 'opacity="0.8"') +
  times(16, (i) => at(570, 410, i * 22.5, line('M0-292V-326', '#ffffff', 8, 'opacity="0.7"'))) +
  scoop(r, 480, 350, '#f6e3b4') +
  scoop(r, 680, 370, '#e88a95') +
  scoop(r, 560, 530, '#7a4a30') +
  drizzle(
    r,
    [
      [380, 330],
      [450, 270],
      [540, 340],
      [560, 430],
    ],
    '#5a2c16',
    18,
  ) +
  [
    [760, 500, 30],
    [690, 560, -20],
  ]
    .map(([x, y, t]) => strawberry(r, x, y, 56, t))
    .join('') +
  [
    [390, 490],
    [430, 530],
    [780, 430],
  ]
    .map(([x, y]) => berry(r, x, y, 28, '#3f4a86'))
    .join('') +
  at(
    330,
    250,
    -40,
    piece(box(-26, -150, 52, 300, 20), '#d9a55a', {
      lift: 11,
      edge: 10,
      inside: times(11, (i) => line(`M-40 ${-150 + i * 30}l80 20`, '#a8702f', 5)),
    }),
  ) +
  leaf(600, 270, 38, -20, '#5c8f3d') +
  leaf(650, 262, 36, 40, '#4c7d34') +
  times(40, () => {
    const [x, y] = r.spot({ cx: 570, cy: 410, rx: 200 })
    return at(x, y, r.in(0, 180), fill(box(-9, -3, 18, 6, 3), r.pick(['#f2c14e', '#5d86a0', '#fffaf0', '#c43d4a'])))
  }) +
  strawberry(r, 1080, 130, 70, 30) +
  strawberry(r, 1000, 90, 54, -20)

function scoop(r, x, y, colour) {
  const ridges = times(15, () => {
    const w = r.in(30, 80)
    const [px, py] = r.spot({ cx: x, cy: y, rx: 96 })
    return at(
      px,
      py,
      -30 + r.in(-16, 16),
      line(
        `M${-w} 0q${w} ${n1(r.in(-22, 22))} ${w * 2} 0`,
        r() > 0.5 ? dark(colour, 0.16) : light(colour, 0.5),
        r.in(4, 9),
        'opacity="0.55"',
      ),
    )
  })
  return piece(blob(r, x, y, 132, 126, { wobble: 0.06, points: 19 }), colour, {
    lift: 14,
    edge: 24,
    glow: 0.4,
    shade: 0.22,
    inside: ridges,
  })
}

export { gingham, n1 }
