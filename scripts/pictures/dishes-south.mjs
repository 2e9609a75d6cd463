import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, softShadow, times } from './draw.mjs'
import {
  basil,
  cherry,
  chili,
  chives,
  cream,
  crumbs,
  cucumber,
  dill,
  drizzle,
  eyes,
  herbs,
  leaf,
  lemon,
  mushroom,
  onion,
  parsley,
  radish,
  sesame,
  shrimp,
  tomato,
  wedge,
} from './garnish.mjs'
import { gingham, linen, napkin, paint, tiles, wood } from './table.mjs'
import { board, bowl, fork, glass, knife, pan, plate, ramekin, spoon } from './ware.mjs'

export const pizza = (r) =>
  wood(r, '#6f4a33') +
  board(r, 580, 405, 800, 760, { colour: '#c2925c', handle: false }) +
  crust(r, 580, 405, 345) +
  [
    [470, 270],
    [690, 300],
    [600, 430],
    [440, 470],
    [720, 520],
    [560, 600],
    [345, 380],
    [590, 190],
  ]
    .map(([x, y]) => melted(r, x, y))
    .join('') +
  [
    [540, 330],
    [720, 410],
    [500, 560],
    [400, 310],
    [660, 610],
  ]
    .map(([x, y]) =>
      piece(disc(x, y, 44), '#b8321f', {
        lift: 4,
        edge: 5,
        inside: crumbs(r, { cx: x, cy: y, rx: 34 }, 14, ['#dd7355', '#8f2213'], 5),
      }),
    )
    .join('') +
  basil(r, 610, 360, 46, 20) +
  basil(r, 430, 400, 40, 80) +
  basil(r, 640, 540, 42, 160) +
  times(7, (i) => at(580, 405, i * 45 + 22, line('M0 0V-338', '#7a3a14', 4, 'opacity="0.28"'))) +
  [
    [1090, 120],
    [1020, 70],
    [1130, 220],
  ]
    .map(([x, y]) => cherry(r, x, y, 50))
    .join('') +
  basil(r, 120, 690, 64, 40) +
  glass(r, 1100, 660, 100, '#7c1f2e') +
  ramekin(r, 110, 120, 92, '#c8a03a', { outer: '#8c5a3c', inside: herbs(r, { cx: 110, cy: 120, rx: 60 }, 18, 6) })

function crust(r, x, y, size) {
  const rim = piece(blob(r, x, y, size, size * 0.985, { wobble: 0.025, points: 19 }), '#d9a052', {
    lift: 14,
    edge: 22,
    glow: 0.42,
  })
  const char = times(42, (i) => {
    const turn = i * 8.6 + r.in(-3, 3)
    return at(
      x,
      y,
      turn,
      fill(
        blob(r, 0, -size * r.in(0.9, 0.965), r.in(9, 24), r.in(6, 13), { wobble: 0.25 }),
        r.pick(['#6e3310', '#8f4a18', '#4a2209']),
        `opacity="${n1(r.in(0.3, 0.8))}"`,
      ),
    )
  })
  const sauce = blob(r, x, y, size * 0.83, size * 0.82, { wobble: 0.025, points: 17 })
  return (
    rim +
    char +
    fill(sauce, '#b8371c') +
    fill(sauce, '#d2512a', 'transform="translate(5 7)" opacity="0.85"') +
    crumbs(r, { cx: x, cy: y, rx: size * 0.78 }, 130, ['#e58a45', '#a82c14', '#efb056'], 8)
  )
}

function melted(r, x, y) {
  return piece(blob(r, x, y, 66, 54, { wobble: 0.16, points: 9, turn: r.in(0, 180) }), '#fbeecb', {
    lift: 5,
    edge: 8,
    shade: 0.18,
    inside: crumbs(r, { cx: x, cy: y, rx: 46, ry: 36 }, 7, ['#e0a04a', '#c97c2c'], 8),
  })
}

/** A nest of pasta: many turns of one thread. */
function nest(r, cx, cy, size, colour, width = 12, count = 60) {
  return times(count, (i) => {
    const s = size * (1 - (i / count) * 0.78)
    const [x, y] = [cx + r.in(-0.2, 0.2) * size, cy + r.in(-0.2, 0.2) * size]
    const from = r.in(0, 360)
    const sweep = r.in(70, 200)
    const point = (a) => [x + Math.cos((a * Math.PI) / 180) * s * 0.86, y + Math.sin((a * Math.PI) / 180) * s * 0.72]
    const [a, b] = [point(from), point(from + sweep)]
    const d = `M${a.map(n1).join(' ')}A${n1(s * 0.86)} ${n1(s * 0.72)} 0 ${sweep > 180 ? 1 : 0} 1 ${b.map(n1).join(' ')}`
    const tone = mix(colour, r.pick([dark(colour, 0.2), light(colour, 0.4)]), r.in(0, 0.6))
    return (
      line(d, dark(colour, 0.55), width, 'opacity="0.5" transform="translate(3 4)"') +
      line(d, tone, width) +
      line(d, light(tone, 0.5), width * 0.22, 'opacity="0.8" transform="translate(-2 -2)"')
    )
  })
}

export const makaron = (r) =>
  linen(r, '#e6d8bf', '#7c8a4a') +
  fork(1070, 420, 10) +
  plate(r, 560, 405, 370, { glaze: '#f6efe2', rim: 'plain' }) +
  nest(r, 560, 408, 325, '#efc76d', 15, 150) +
  piece(blob(r, 560, 395, 168, 132, { wobble: 0.16, points: 13 }), '#c93c1e', {
    lift: 7,
    edge: 12,
    glow: 0.35,
    inside: crumbs(r, { cx: 560, cy: 395, rx: 130, ry: 100 }, 90, ['#e8743f', '#9c2410', '#f0a05a'], 10),
  }) +
  times(40, () => {
    const [x, y] = r.spot({ cx: 560, cy: 390, rx: 170, ry: 140 })
    return at(
      x,
      y,
      r.in(0, 180),
      fill(box(-13, -4, 26, 8, 3), '#5a240c', 'opacity="0.25" transform="translate(2 3)"') +
        fill(box(-13, -4, 26, 8, 3), r.pick(['#fff3cf', '#f8e4ae'])),
    )
  }) +
  basil(r, 560, 370, 56, 15) +
  [
    [420, 270],
    [720, 500],
  ]
    .map(([x, y]) => cherry(r, x, y, 36))
    .join('') +
  ramekin(r, 130, 150, 108, '#f8e7b8', {
    outer: '#7c8a4a',
    inside: times(60, () => {
      const [x, y] = r.spot({ cx: 130, cy: 150, rx: 76 })
      return at(x, y, r.in(0, 180), fill(box(-14, -4, 28, 8, 3), r.pick(['#fff6d8', '#edd08a', '#fbe9b9'])))
    }),
  }) +
  basil(r, 140, 660, 70, 30) +
  glass(r, 1110, 140, 100, '#7c1f2e')

export const risotto = (r) =>
  paint(r, '#75583f') +
  napkin(r, 1090, 240, 16, '#e8dcc0', '#5a7a4a') +
  spoon(1080, 480, 8) +
  bowl(r, 550, 405, 362, {
    outer: '#2f3b3f',
    inner: '#46565a',
    liquid: '#eed7a0',
    inside:
      times(520, () => {
        const [x, y] = r.spot({ cx: 550, cy: 410, rx: 290 })
        return at(
          x,
          y,
          r.in(0, 180),
          fill(disc(1, 3, 14, 7), '#a87a3a', 'opacity="0.5"') +
            fill(disc(0, 0, 13, 6.5), r.pick(['#fbeec8', '#f4dfa8', '#f8e8bb', '#fff7de'])),
        )
      }) +
      [
        [440, 320, 0],
        [560, 300, 40],
        [670, 360, -30],
        [480, 450, 90],
        [620, 480, 150],
        [540, 390, 20],
        [700, 470, 60],
        [430, 530, -50],
        [580, 580, 10],
      ]
        .map(([x, y, t]) => mushroom(r, x, y, 54, t))
        .join('') +
      times(26, () => {
        const [x, y] = r.spot({ cx: 550, cy: 410, rx: 200 })
        return at(x, y, r.in(0, 180), fill('M-22-8L20-12 24 6-18 12Z', '#fff8e2') + line('M-22-8L20-12', '#e2c88a', 2))
      }) +
      herbs(r, { cx: 550, cy: 410, rx: 220 }, 60, 8),
  }) +
  leaf(520, 240, 40, -40) +
  leaf(566, 226, 40, 20) +
  mushroom(r, 130, 150, 76, -20) +
  mushroom(r, 150, 660, 62, 40) +
  glass(r, 1110, 690, 98, '#eed98a')

export const burger = (r) =>
  wood(r, '#8a5b38') +
  board(r, 540, 420, 760, 600, { turn: -4, colour: '#5a3d2c', handle: false }) +
  at(470, 400, 0, layers(r)) +
  times(34, (_i) => fry(r, 790 + r.in(-80, 110), 430 + r.in(-150, 190), r.in(-70, 70))) +
  ramekin(r, 810, 660, 84, '#c92f1d', { outer: '#e9dcc0' }) +
  cucumber(r, 180, 670, 56) +
  cucumber(r, 250, 720, 50) +
  onion(r, 160, 130, 80) +
  glass(
    r,
    1090,
    130,
    108,
    '#a4571f',
    times(3, (i) =>
      at(1070 + i * 26, 110 + (i % 2) * 36, i * 28, fill(box(-20, -20, 40, 40, 8), '#fff6e6', 'opacity="0.45"')),
    ),
  ) +
  napkin(r, 1120, 690, 16, '#c93f2c')

function layers(r) {
  const lettuce = piece(blob(r, 0, 26, 268, 250, { wobble: 0.09, points: 27 }), '#7fae3f', { lift: 14, edge: 12 })
  const onionRing = onion(r, -170, 130, 70)
  const cheese = piece('M-262 60L10-250 262 40 20 268Z', '#f2b22e', { lift: 8, edge: 10 })
  const meat = piece(blob(r, 8, 18, 232, 222, { wobble: 0.04, points: 19 }), '#5e2f19', {
    lift: 9,
    edge: 10,
    inside: crumbs(r, { cx: 0, cy: 0, rx: 220 }, 130, ['#7d4526', '#42200f'], 12),
  })
  const tomatoes = tomato(r, -150, 120, 84) + tomato(r, 140, 130, 82) + tomato(r, 160, -110, 78)
  const bun = piece(blob(r, -12, -22, 218, 208, { wobble: 0.018, points: 15 }), '#cf8a36', {
    lift: 16,
    edge: 30,
    glow: 0.4,
    shade: 0.34,
  })
  const shine =
    fill(blob(r, -80, -100, 92, 52, { turn: -34, wobble: 0.05 }), '#f6cf85', 'opacity="0.75"') +
    fill(blob(r, -96, -118, 44, 18, { turn: -34 }), '#fff0cd', 'opacity="0.8"')
  return (
    softShadow(disc(0, 20, 262), 24, 0.5) +
    lettuce +
    onionRing +
    meat +
    cheese +
    tomatoes +
    bun +
    shine +
    sesame(r, { cx: -12, cy: -26, rx: 176, ry: 166 }, 96)
  )
}

export function fry(r, x, y, turn) {
  const long = r.in(130, 200)
  const tone = r.pick(['#edb544', '#f4c65c', '#e3a233'])
  return at(
    x,
    y,
    turn,
    piece(box(-long / 2, -14, long, 28, 6), tone, {
      lift: 8,
      edge: 9,
      inside:
        fill(box(-long / 2, -14, 16, 28, 3), '#b9741d', 'opacity="0.55"') +
        fill(box(long / 2 - 14, -14, 16, 28, 3), '#b9741d', 'opacity="0.5"'),
    }),
  )
}

export const frytki = (r) =>
  gingham(r, '#d79a2b', '#fbf3e0', 90) +
  bowl(r, 540, 410, 350, { outer: '#3a5a6a', inner: '#f4e7cf', liquid: '#e9c782' }) +
  times(70, (i) => {
    const [x, y] = r.spot({ cx: 540, cy: 410, rx: 215 - i * 0.9 })
    return fry(r, x, y, r.in(0, 180))
  }) +
  herbs(r, { cx: 540, cy: 410, rx: 220 }, 40, 7) +
  crumbs(r, { cx: 540, cy: 410, rx: 220 }, 60, ['#fffdf6'], 4) +
  ramekin(r, 1010, 200, 118, '#c8301d', {
    outer: '#f0e4cd',
    inside: fill(disc(985, 180, 44, 26), '#e8674a', 'opacity="0.7"'),
  }) +
  ramekin(r, 1060, 470, 106, '#fbf0cf', { outer: '#8c5a3c', inside: chives(r, { cx: 1060, cy: 470, rx: 60 }, 12) }) +
  fry(r, 900, 700, -24) +
  fry(r, 1010, 680, 14) +
  napkin(r, 110, 150, -20, '#b23a2b')

export const kebab = (r) =>
  paint(r, '#c9803f') +
  board(r, 560, 400, 840, 560, { turn: 4, colour: '#7d5234', handle: false }) +
  [[0, 0]]
    .map(() => {
      const bread =
        'M210 470C200 300 380 200 570 200 770 200 930 300 920 470 900 640 720 700 560 690 380 690 220 620 210 470Z'
      return piece(bread, '#e3b878', {
        lift: 14,
        edge: 18,
        glow: 0.4,
        inside: crumbs(r, { cx: 560, cy: 440, rx: 350, ry: 240 }, 60, ['#b9752f', '#8f521c'], 15),
      })
    })
    .join('') +
  times(70, () => {
    const [x, y] = r.spot({ cx: 560, cy: 400, rx: 300, ry: 160 })
    const c = r.pick(['#b8cf7a', '#8fb352', '#d8e3a8', '#8a3a6c', '#a8558a'])
    const w = r.in(24, 54)
    return at(
      x,
      y,
      r.in(0, 180),
      line(`M${-w} 5q${w} ${-w * 0.5} ${w * 2} 0`, '#3d1808', 10, 'opacity="0.25"') +
        line(`M${-w} 0q${w} ${-w * 0.5} ${w * 2} 0`, c, 9),
    )
  }) +
  times(54, () => {
    const [x, y] = r.spot({ cx: 560, cy: 430, rx: 270, ry: 130 })
    return piece(
      blob(r, x, y, r.in(36, 62), r.in(15, 24), { wobble: 0.2, points: 9, turn: r.in(-50, 50) }),
      r.pick(['#8f4a22', '#a8602f', '#75381a', '#b9743c']),
      { lift: 6, edge: 7 },
    )
  }) +
  [
    [380, 350],
    [730, 380],
    [560, 330],
    [690, 510],
  ]
    .map(([x, y]) => tomato(r, x, y, 56))
    .join('') +
  [
    [460, 520],
    [800, 460],
  ]
    .map(([x, y]) => cucumber(r, x, y, 52))
    .join('') +
  drizzle(
    r,
    [
      [320, 420],
      [420, 360],
      [520, 450],
      [620, 370],
      [720, 450],
      [820, 400],
    ],
    '#fff8ea',
    20,
  ) +
  drizzle(
    r,
    [
      [400, 520],
      [520, 480],
      [640, 550],
      [740, 500],
    ],
    '#d8452a',
    11,
  ) +
  onion(r, 500, 440, 52) +
  onion(r, 620, 430, 46) +
  parsley(r, 880, 620, 56, 40) +
  ramekin(r, 1090, 140, 100, '#fff6e2', { outer: '#3f6b58', inside: herbs(r, { cx: 1090, cy: 140, rx: 60 }, 22, 7) }) +
  wedge(120, 150, 84, -30) +
  chili(1080, 650, 34) +
  chili(1130, 600, 28)

export const chaczapuri = (r) =>
  linen(r, '#d9cbb0', '#8a2f2a') +
  board(r, 570, 410, 860, 520, { turn: -8, colour: '#8a5a38' }) +
  at(540, 410, -12, boat(r)) +
  parsley(r, 140, 690, 66, 30) +
  glass(r, 1100, 130, 98, '#7c1f2e') +
  ramekin(r, 1080, 660, 98, '#a3341f', { outer: '#2f3b3f', inside: herbs(r, { cx: 1080, cy: 660, rx: 60 }, 20, 7) })

function boat(r) {
  const hull = 'M-430 10C-330-60-250-190 0-196 250-190 330-60 430-4 330 70 250 196 0 200-250 196-330 70-430 10Z'
  const well = 'M-270 4C-220-80-140-128 0-130 140-128 220-80 272 0 220 84 140 130 0 132-140 130-220 84-270 4Z'
  const browned = times(34, () => {
    const [x, y] = r.spot({ cx: 0, cy: 0, rx: 410, ry: 185 })
    return fill(
      blob(r, x, y, r.in(16, 50), r.in(9, 20), { wobble: 0.3, turn: r.in(-40, 40) }),
      '#8f4a16',
      'opacity="0.35"',
    )
  })
  const cheese = crumbs(r, { cx: 0, cy: 0, rx: 240, ry: 110 }, 80, ['#fff6d8', '#e9b450', '#fdeebd', '#d99430'], 17)
  return (
    piece(hull, '#d3913f', { lift: 16, edge: 22, glow: 0.42, inside: browned }) +
    fill(well, '#8f521c', 'opacity="0.6" transform="translate(-5 -6)"') +
    clip(well, fill(well, '#f6d98c') + cheese) +
    piece(disc(-6, 2, 76, 70), '#f29a17', { lift: 5, edge: 13, glow: 0.5 }) +
    fill(disc(-30, -24, 18, 11), '#fff2cf') +
    piece(box(96, -48, 76, 62, 10), '#fce795', { lift: 7, edge: 8 }) +
    herbs(r, { cx: 0, cy: 0, rx: 230, ry: 100 }, 30, 7)
  )
}

export const chinkali = (r) =>
  tiles(r, '#cfd6cf', '#8a2f2a', 240) +
  plate(r, 560, 408, 374, { glaze: '#e9e2d2', rim: 'speckled', colour: '#4a3a2c' }) +
  [
    [440, 270],
    [660, 250],
    [780, 420],
    [660, 580],
    [440, 570],
    [350, 420],
    [560, 415],
  ]
    .map(([x, y]) => purse(r, x, y, 108))
    .join('') +
  crumbs(r, { cx: 560, cy: 410, rx: 260 }, 120, ['#2e2a26', '#5a5048'], 4) +
  herbs(r, { cx: 560, cy: 410, rx: 260 }, 26, 8) +
  fork(1090, 420, 10) +
  ramekin(r, 120, 140, 92, '#fff6e6', { outer: '#8a2f2a' }) +
  parsley(r, 130, 680, 60, 20)

function purse(r, x, y, size) {
  const dough = r.pick(['#efd7aa', '#f3dfb8', '#ebcf9c'])
  const pleats = times(19, (i) =>
    at(
      0,
      0,
      (i * 360) / 19,
      line(`M0 ${-size * 0.26}Q${n1(size * 0.1)} ${-size * 0.6} 0 ${-size * 0.92}`, dark(dough, 0.32), 4.5) +
        line(`M5 ${-size * 0.26}Q${n1(size * 0.14)} ${-size * 0.6} 6 ${-size * 0.86}`, light(dough, 0.6), 3),
    ),
  )
  return at(
    x,
    y,
    r.in(0, 360),
    piece(blob(r, 0, 0, size, size * 0.97, { wobble: 0.035, points: 19 }), dough, { lift: 13, edge: 16 }) +
      pleats +
      piece(blob(r, 0, 0, size * 0.27, size * 0.25, { wobble: 0.12 }), light(dough, 0.2), { lift: 8, edge: 8 }) +
      line(disc(0, 0, size * 0.12), dark(dough, 0.35), 4),
  )
}

export const hummus = (r) =>
  paint(r, '#3f6f72') +
  plate(r, 540, 400, 350, { glaze: '#c8744a', rim: 'dots', colour: '#f3dcae' }) +
  piece(blob(r, 540, 400, 272, 262, { wobble: 0.03, points: 17 }), '#e8cd96', { lift: 8, edge: 12 }) +
  [228, 170, 112]
    .map(
      (s) =>
        line(disc(540, 400, s, s * 0.96), '#c8a464', 22, 'opacity="0.7"') +
        line(disc(536, 394, s, s * 0.96), '#f7e6bd', 9, 'opacity="0.9"'),
    )
    .join('') +
  fill(blob(r, 545, 405, 130, 112, { wobble: 0.18 }), '#c9a01f', 'opacity="0.75"') +
  fill(blob(r, 520, 384, 60, 34, { turn: -20 }), '#efd66a', 'opacity="0.7"') +
  times(17, () => {
    const [x, y] = r.spot({ cx: 550, cy: 405, rx: 100 })
    return piece(blob(r, x, y, 21, 19, { wobble: 0.08 }), '#e0b667', { lift: 6, edge: 7 })
  }) +
  crumbs(r, { cx: 540, cy: 400, rx: 230 }, 130, ['#b23a1c', '#d2552a'], 4) +
  herbs(r, { cx: 540, cy: 400, rx: 200 }, 44, 8) +
  sesame(r, { cx: 540, cy: 400, rx: 220 }, 30) +
  [
    [1020, 190, -16],
    [1080, 330, 20],
    [1010, 470, -6],
  ]
    .map(([x, y, turn]) => flatbread(r, x, y, 165, turn))
    .join('') +
  [
    [110, 130],
    [190, 90],
    [90, 220],
  ]
    .map(
      ([x, y]) =>
        piece(blob(r, x, y, 42, 36, { turn: 30 }), '#5a6a32', { lift: 7, edge: 10 }) +
        fill(disc(x + 6, y - 2, 10), '#2f3a18'),
    )
    .join('') +
  wedge(150, 690, 90, 20)

export function flatbread(r, x, y, size, turn, colour = '#e6c083') {
  const d = blob(r, 0, 0, size, size * 0.72, { wobble: 0.06, points: 13 })
  const blisters = times(18, () => {
    const [px, py] = r.spot({ cx: 0, cy: 0, rx: size * 0.86, ry: size * 0.6 })
    return fill(
      blob(r, px, py, r.in(9, 27), r.in(7, 18), { wobble: 0.3 }),
      r.pick(['#a8662a', '#8a4a18', '#c98d45']),
      `opacity="${n1(r.in(0.4, 0.85))}"`,
    )
  })
  return at(x, y, turn, softShadow(d, 10, 0.25) + piece(d, colour, { lift: 10, edge: 13, glow: 0.4, inside: blisters }))
}

export const salatka = (r) =>
  linen(r, '#f0e6d0', '#5a8a4a') +
  fork(1080, 420, 12) +
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
  }) +
  wedge(140, 160, 92, -24) +
  ramekin(r, 130, 650, 96, '#c8a82a', { outer: '#e9dcc0', inside: eyes(r, { cx: 130, cy: 650, rx: 60 }, 8, '#efd66a') })

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

export const krewetki = (r) =>
  tiles(r, '#dfe4da', '#3f7a86') +
  pan(
    r,
    520,
    400,
    350,
    18,
    eyes(r, { cx: 0, cy: 0, rx: 240 }, 50, '#e8a83a') +
      [
        [-130, -130, 10],
        [20, -170, 60],
        [160, -100, 110],
        [-190, 20, -40],
        [-40, -20, 200],
        [110, 40, 30],
        [-120, 150, 150],
        [30, 150, -20],
        [190, 150, 80],
      ]
        .map(([x, y, t]) => shrimp(r, x, y, 84, t + r.in(-20, 20)))
        .join('') +
      times(16, () => {
        const [x, y] = r.spot({ cx: 0, cy: 0, rx: 230 })
        return at(x, y, r.in(0, 180), piece('M-18 0C-14-16 14-16 18 0 8 8-8 8-18 0z', '#f3dfae', { lift: 4, edge: 4 }))
      }) +
      herbs(r, { cx: 0, cy: 0, rx: 240 }, 80, 9) +
      [
        [-60, 80],
        [120, -40],
        [40, 60],
      ]
        .map(([x, y]) => chili(x, y, 20))
        .join(''),
    '#b8742c',
  ) +
  wedge(1010, 140, 100, 30) +
  lemon(130, 130, 92) +
  flatbread(r, 150, 690, 140, -20) +
  parsley(r, 1080, 700, 66, -20)

export const ryba = (r) =>
  paint(r, '#d9cdb4') +
  fork(95, 400, -5) +
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
  herbs(r, { cx: 760, cy: 560, rx: 100, ry: 60 }, 26, 7) +
  glass(r, 1100, 150, 100, '#eed98a') +
  lemon(1080, 660, 86, 20)

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

export const stek = (r) =>
  wood(r, '#5a3f30') +
  board(r, 560, 410, 800, 520, { turn: 5, colour: '#b98350' }) +
  times(6, (i) => at(330 + i * 76, 380 + i * 16, 12 + i * 2, cutMeat(r))) +
  piece(disc(560, 380, 62, 56), '#fbe79a', {
    lift: 8,
    edge: 10,
    inside: herbs(r, { cx: 560, cy: 380, rx: 50 }, 34, 7),
  }) +
  [
    [330, 610],
    [420, 640],
    [500, 660],
  ]
    .map(([x, y]) => cherry(r, x, y, 42))
    .join('') +
  [
    [790, 250, 20],
    [860, 300, -10],
  ]
    .map(([x, y, t]) => mushroom(r, x, y, 58, t))
    .join('') +
  dill(r, 900, 640, 280, -60, '#5f7a4a') +
  crumbs(r, { cx: 560, cy: 420, rx: 300, ry: 160 }, 70, ['#fffdf6', '#2c1c12'], 4) +
  knife(1110, 430, 6) +
  glass(r, 1100, 110, 98, '#6a1424') +
  ramekin(r, 120, 150, 94, '#4a5f2c', { outer: '#e9dcc0', inside: herbs(r, { cx: 120, cy: 150, rx: 60 }, 44, 8) })

function cutMeat(r) {
  const d = blob(r, 0, 0, 66, 168, { wobble: 0.05, points: 13 })
  return (
    piece(d, '#4a2413', { lift: 13, edge: 9, glow: 0.2 }) +
    fill(blob(r, -4, -2, 50, 146, { wobble: 0.05, points: 13 }), '#a4573c') +
    fill(blob(r, -6, -4, 36, 118, { wobble: 0.08, points: 13 }), '#cf5d52') +
    fill(blob(r, -8, -8, 22, 86, { wobble: 0.1 }), '#dd7468', 'opacity="0.9"') +
    times(12, () =>
      line(`M${n1(r.in(-34, 24))} ${n1(r.in(-110, 100))}q6 10 ${n1(r.in(-6, 12))} 24`, '#f0a595', 3, 'opacity="0.6"'),
    )
  )
}

export { cream, light, radish }
