import { at, blob, box, dark, disc, fill, light, line, n1, piece, softShadow, times } from './draw.mjs'
import {
  cherry,
  chives,
  cream,
  crumbs,
  cucumber,
  dill,
  drizzle,
  egg,
  eyes,
  fried,
  friedEgg,
  herbs,
  leaf,
  mushroom,
  onion,
  parsley,
  radish,
  tomato,
} from './garnish.mjs'
import { gingham, linen, napkin, paint, tiles, wood } from './table.mjs'
import { board, bowl, fork, glass, knife, plate, ramekin, spoon } from './ware.mjs'

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

export const pierogi = (r) =>
  gingham(r, '#b23a2b') +
  napkin(r, 1120, 640, 24, '#3f6b58') +
  fork(1080, 430, 8) +
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
  herbs(r, { cx: 555, cy: 405, rx: 210 }, 36, 8) +
  ramekin(r, 150, 140, 120, '#fffaf0', {
    outer: '#8c5a3c',
    inside: cream(r, 152, 145, 62) + chives(r, { cx: 150, cy: 140, rx: 70 }, 12),
  }) +
  dill(r, 150, 770, 190, 28)

export const zurek = (r) =>
  wood(r, '#9c6a3f') +
  napkin(r, 190, 600, -18, '#d8b04a') +
  spoon(1040, 470, 14) +
  bowl(r, 570, 400, 350, {
    outer: '#8d4f2d',
    inner: '#e9d3ae',
    liquid: '#dcb871',
    rim: 'lines',
    colour: '#8d4f2d',
    inside:
      eyes(r, { cx: 570, cy: 400, rx: 260 }, 46, '#e2b650') +
      [
        [440, 300, 20],
        [500, 545, -30],
        [600, 585, 20],
        [705, 505, 60],
        [390, 400, 100],
        [410, 490, 10],
      ]
        .map(([x, y, turn]) => sausage(r, x, y, turn))
        .join('') +
      [
        [380, 365],
        [470, 420],
        [735, 400],
        [590, 550],
      ]
        .map(([x, y]) => piece(blob(r, x, y, 34, 28, { wobble: 0.16, points: 7 }), '#efdca0', { edge: 6 }))
        .join('') +
      egg(r, 600, 320, 100, -20) +
      egg(r, 660, 395, 92, 40) +
      drizzle(
        r,
        [
          [420, 250],
          [500, 230],
          [560, 250],
        ],
        '#fffaf0',
        12,
      ) +
      herbs(r, { cx: 560, cy: 410, rx: 230 }, 90, 8) +
      crumbs(r, { cx: 570, cy: 400, rx: 230 }, 36, ['#7b5a2c', '#4f3416'], 4),
  }) +
  bread(r, 1050, 150, 130, -20) +
  bread(r, 1120, 250, 120, 12) +
  parsley(r, 130, 200, 62, -30)

function sausage(r, x, y, turn) {
  const d = disc(0, 0, 52, 44)
  return at(
    x,
    y,
    turn,
    piece(d, '#b8794f', { lift: 9, edge: 9 }) +
      fill(disc(-3, -4, 43, 35), '#ecc9ad') +
      crumbs(r, { cx: -3, cy: -4, rx: 36, ry: 28 }, 22, ['#d49a80', '#fff0e2', '#c4826a'], 6),
  )
}

function bread(r, x, y, size, turn) {
  const d = blob(r, 0, 0, size, size * 0.72, { wobble: 0.06 })
  const crumb = blob(r, 0, 0, size * 0.88, size * 0.6, { wobble: 0.06 })
  return at(
    x,
    y,
    turn,
    softShadow(d, 10, 0.25) +
      piece(d, '#8a5227', { lift: 9, edge: 9 }) +
      fill(crumb, '#d9ae72') +
      crumbs(r, { cx: 0, cy: 0, rx: size * 0.78, ry: size * 0.5 }, 40, ['#c1925a', '#e8c692', '#b5814a'], 8),
  )
}

export const schabowy = (r) =>
  gingham(r, '#4a7a5c', '#fbf5e6', 84) +
  fork(95, 430, -4) +
  knife(1105, 430, 5) +
  plate(r, 600, 410, 372, { rim: 'line', colour: '#4a7a5c' }) +
  cutlet(r) +
  potatoes(r) +
  slaw(r, 740, 300) +
  at(480, 250, 10, tomatoHalf(r)) +
  glass(r, 1090, 130, 105, '#b5543a', eyes(r, { cx: 1090, cy: 130, rx: 70 }, 12, '#e59b7a'))

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

export const placki = (r) =>
  linen(r, '#e9dcc0', '#b5482f') +
  fork(1085, 400, 10) +
  plate(r, 570, 410, 370, { glaze: '#f2e7d2', rim: 'speckled', colour: '#7a5a3c' }) +
  [
    [420, 300, 165],
    [700, 330, 170],
    [470, 520, 172],
    [690, 540, 158],
    [575, 415, 178],
  ]
    .map(([x, y, size]) => placek(r, x, y, size))
    .join('') +
  cream(r, 580, 395, 84) +
  chives(r, { cx: 575, cy: 400, rx: 150 }, 42, 7.5) +
  parsley(r, 140, 690, 60, 30) +
  onion(r, 140, 160, 92, '#b9803c') +
  onion(r, 240, 90, 60, '#b9803c')

function placek(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.84, { wobble: 0.09, points: 17 })
  const shreds = times(80, () => {
    const [px, py] = r.spot({ cx: x, cy: y, rx: size * 0.86, ry: size * 0.7 })
    const w = r.in(9, 22)
    return at(
      px,
      py,
      r.in(0, 180),
      line(
        `M${n1(-w)} 0q${n1(w)} ${n1(r.in(-9, 9))} ${n1(w * 2)} 0`,
        r.pick(['#e9b964', '#b06a22', '#f3d08a', '#9a5519', '#d99a44']),
        r.in(4, 7.5),
      ),
    )
  })
  const rim = line(
    blob(r, x, y, size * 0.93, size * 0.77, { wobble: 0.09, points: 17 }),
    '#7d3d10',
    15,
    'opacity="0.5"',
  )
  return piece(d, '#c9832f', { lift: 11, edge: 13, inside: rim + shreds })
}

export const golabki = (r) =>
  paint(r, '#5f7f6a') +
  napkin(r, 1090, 220, 20, '#f0e2c4', '#b23a2b') +
  spoon(1090, 480, 6) +
  plate(r, 560, 405, 368, { rim: 'dots', colour: '#b23a2b' }) +
  fill(blob(r, 560, 430, 262, 215, { wobble: 0.07 }), '#b8371f') +
  fill(blob(r, 555, 424, 254, 206, { wobble: 0.07 }), '#d6502c') +
  [
    [455, 330, -16],
    [640, 385, -10],
    [500, 520, -20],
  ]
    .map(([x, y, turn]) => golabek(r, x, y, turn))
    .join('') +
  [
    [430, 330],
    [640, 380],
    [500, 515],
  ]
    .map(
      ([x, y]) =>
        piece(blob(r, x + 14, y - 4, 96, 44, { wobble: 0.2, turn: -14 }), '#dc5a31', { lift: 3, edge: 6, glow: 0.35 }) +
        crumbs(r, { cx: x + 14, cy: y, rx: 76, ry: 30 }, 20, ['#f3a25f', '#b8371f'], 6),
    )
    .join('') +
  herbs(r, { cx: 550, cy: 420, rx: 210, ry: 170 }, 52, 8) +
  leaf(700, 540, 52, 60, '#6a8f3c') +
  leaf(760, 500, 40, 20, '#587d31') +
  bread(r, 140, 700, 125, 30) +
  cherry(r, 120, 130, 50) +
  cherry(r, 220, 90, 44)

function golabek(r, x, y, turn) {
  const d = 'M-135 6C-140-60-80-80 0-76 84-82 138-56 134 4 138 64 80 84 0 78-84 84-132 66-135 6Z'
  const veins = times(7, (i) =>
    line(
      `M-130 ${n1(-60 + i * 19)}c70 ${n1(r.in(-24, 24))} 170 ${n1(r.in(-18, 18))} 262 ${n1(r.in(-10, 10))}`,
      i % 2 ? '#e9edbb' : '#8fa455',
      r.in(3, 6),
      'opacity="0.8"',
    ),
  )
  const wrap =
    fill('M20-90C60-40 60 40 10 90h150V-90z', '#b4c374', 'opacity="0.55"') +
    line('M20-90C60-40 60 40 10 90', '#7d9147', 5)
  return at(x, y, turn, piece(d, '#c6cf8c', { lift: 13, edge: 15, inside: veins + wrap }))
}

export const cebularz = (r) =>
  wood(r, '#7d5334') +
  board(r, 560, 400, 720, 560, { turn: -6, colour: '#c99a63' }) +
  cake(r, 430, 350, 205) +
  cake(r, 730, 470, 190) +
  onion(r, 210, 690, 90, '#c79a52') +
  onion(r, 320, 720, 60, '#c79a52') +
  crumbs(r, { cx: 620, cy: 400, rx: 360, ry: 260 }, 70, ['#2c2a33', '#46424d'], 5) +
  napkin(r, 1100, 690, 32, '#3f5f86') +
  ramekin(r, 1080, 130, 110, '#2f2d36', {
    outer: '#e9dcc0',
    inside: crumbs(r, { cx: 1080, cy: 130, rx: 84 }, 160, ['#46424d', '#5b5664', '#1f1d25'], 6),
  })

function cake(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.96, { wobble: 0.04, points: 15 })
  const bed = blob(r, x, y, size * 0.78, size * 0.74, { wobble: 0.06, points: 15 })
  const onions = times(110, () => {
    const [px, py] = r.spot({ cx: x, cy: y, rx: size * 0.7, ry: size * 0.66 })
    const w = r.in(12, 26)
    return at(
      px,
      py,
      r.in(0, 180),
      line(`M${n1(-w)} 4q${n1(w)} ${n1(-w)} ${n1(w * 2)} 0`, '#8c5a1c', 8, 'opacity="0.5"') +
        line(`M${n1(-w)} 0q${n1(w)} ${n1(-w)} ${n1(w * 2)} 0`, r.pick(['#f2d48c', '#e9be62', '#f8e6b4', '#d9a244']), 7),
    )
  })
  return (
    piece(d, '#c9812f', { lift: 14, edge: 18, glow: 0.4 }) +
    fill(bed, '#e8b65a') +
    onions +
    crumbs(r, { cx: x, cy: y, rx: size * 0.72 }, 130, ['#2c2a33', '#3b3742'], 5)
  )
}

export const sernik = (r) =>
  tiles(r, '#e7e0cc', '#5d86a0') +
  napkin(r, 1020, 610, 18, '#d8745a') +
  fork(1010, 430, 16) +
  plate(r, 530, 410, 330, { rim: 'lines', colour: '#c98a3a' }) +
  slice(r, { crust: '#b5763a', body: '#fbe9b4', top: '#e0a54e' }) +
  drizzle(
    r,
    [
      [330, 540],
      [420, 590],
      [560, 590],
      [680, 540],
    ],
    '#a8283a',
    16,
  ) +
  [
    [640, 300],
    [700, 350],
    [660, 380],
  ]
    .map(([x, y]) => cherry(r, x, y, 34, '#a3213c'))
    .join('') +
  leaf(610, 285, 34, -50, '#5c8f3d') +
  leaf(726, 300, 30, 50, '#4c7d34') +
  cup(r, 1050, 150, 118, '#6b3f22')

export function slice(r, { crust, body, top }) {
  const upper = 'M300 330L720 400 470 560Z'
  const side = 'M300 330L470 560 470 650 300 420Z'
  const front = 'M470 560L720 400 720 480 470 650Z'
  return (
    softShadow('M300 330L720 400 720 480 470 650 300 420Z', 14, 0.4) +
    fill(side, dark(body, 0.12)) +
    fill(front, body) +
    fill('M470 628L720 460 720 484 470 654Z', crust) +
    fill('M300 400L470 628 470 654 300 424Z', dark(crust, 0.25)) +
    fill('M300 330L470 560 470 580 300 350Z', dark(top, 0.3)) +
    fill('M470 560L720 400 720 418 470 580Z', dark(top, 0.16)) +
    piece(upper, top, {
      lift: 0,
      edge: 5,
      inside: times(16, () => {
        const [x, y] = r.spot({ cx: 490, cy: 430, rx: 150, ry: 80 })
        return fill(
          blob(r, x, y, r.in(14, 44), r.in(8, 20), { wobble: 0.3, turn: 20 }),
          r() > 0.5 ? light(top, 0.4) : dark(top, 0.3),
          'opacity="0.35"',
        )
      }),
    }) +
    crumbs(r, { cx: 590, cy: 540, rx: 70, ry: 36 }, 22, [light(body, 0.5), dark(body, 0.12)], 6)
  )
}

export function cup(_r, x, y, size, coffee, inside = '') {
  return (
    softShadow(disc(x, y, size * 1.3), 22, 0.35) +
    piece(disc(x, y, size * 1.3), '#fbf4e6', { lift: 7, edge: 8, shade: 0.2, glow: 0.6 }) +
    line(disc(x, y, size * 1.2), '#c98a3a', 5) +
    piece(box(x + size * 0.72, y - size * 0.18, size * 0.62, size * 0.36, 24), '#fbf4e6', { lift: 8, edge: 6 }) +
    piece(disc(x, y, size * 0.86), '#fbf4e6', { lift: 10, edge: 9, shade: 0.22 }) +
    fill(disc(x, y, size * 0.74), dark(coffee, 0.4)) +
    fill(disc(x + 4, y + 6, size * 0.7), coffee) +
    line(disc(x + 4, y + 6, size * 0.64), light(coffee, 0.35), 6, 'opacity="0.6"') +
    inside
  )
}

export const szarlotka = (r) =>
  wood(r, '#8a5a38') +
  napkin(r, 1060, 250, 14, '#c7d2b0', '#4a7a5c') +
  plate(r, 560, 410, 350, { glaze: '#dfe6dd', rim: 'speckled', colour: '#48625a' }) +
  pie(r) +
  cream(r, 700, 330, 92, '#fff6e2') +
  leaf(752, 270, 34, 40, '#5c8f3d') +
  apple(r, 150, 170, 105, '#c43d2a') +
  apple(r, 130, 640, 90, '#9fae3d') +
  cinnamon(r, 1020, 640, -24) +
  cinnamon(r, 1050, 680, -38)

function pie(r) {
  const top = 'M350 340L640 300 710 500 420 560Z'
  const crumble = times(240, () => {
    const [x, y] = r.spot({ cx: 530, cy: 428, rx: 190, ry: 140 })
    return (
      fill(blob(r, x + 2, y + 4, r.in(9, 22), r.in(8, 17), { wobble: 0.25, points: 7 }), '#7d4a1c', 'opacity="0.5"') +
      fill(
        blob(r, x, y, r.in(8, 20), r.in(7, 16), { wobble: 0.25, points: 7 }),
        r.pick(['#e3ab5c', '#cf8d3f', '#f0c57e', '#b9742d']),
      )
    )
  })
  const layers =
    fill('M420 560L710 500 710 590 420 655Z', '#e9c068') +
    fill('M350 340L420 560 420 655 350 430Z', '#b98339') +
    fill('M420 632L710 568 710 594 420 660Z', '#b5742f')
  const apples = times(16, (i) =>
    piece(
      blob(r, 438 + i * 17, 596 - i * 3.6 + (i % 2) * 14, 22, 13, { turn: -12 }),
      r.pick(['#f4dd8f', '#e6bd5a', '#f8e9b4']),
      { lift: 3, edge: 4 },
    ),
  )
  return (
    softShadow('M350 340L640 300 710 500 710 590 420 655 350 430Z', 14, 0.45) +
    layers +
    apples +
    piece(top, '#d29846', { lift: 0, edge: 6, inside: crumble }) +
    crumbs(r, { cx: 520, cy: 440, rx: 170, ry: 120 }, 90, ['#fffaf2'], 4) +
    crumbs(r, { cx: 650, cy: 610, rx: 120, ry: 40 }, 24, ['#cf8d3f', '#e3ab5c'], 8)
  )
}

function apple(r, x, y, size, colour) {
  const streaks = times(16, (i) =>
    at(
      x,
      y,
      i * 23,
      line(
        `M0 ${-size * 0.2}Q${n1(size * 0.1)} ${-size * 0.6} 0 ${-size * 0.86}`,
        light(colour, 0.45),
        5,
        'opacity="0.4"',
      ),
    ),
  )
  return (
    softShadow(disc(x, y, size), 18, 0.35) +
    piece(blob(r, x, y, size, size * 0.96, { wobble: 0.03 }), colour, {
      lift: 10,
      edge: 20,
      glow: 0.35,
      inside: streaks,
    }) +
    fill(blob(r, x, y, size * 0.2), dark(colour, 0.4), 'opacity="0.6"') +
    line(`M${x} ${y}q14-26 34-34`, '#4a2a15', 9) +
    leaf(x + 46, y - 40, 32, 60, '#5c8f3d')
  )
}

const cinnamon = (_r, x, y, turn) =>
  at(
    x,
    y,
    turn,
    piece(box(-130, -18, 260, 36, 16), '#8c4e26', { lift: 8, edge: 7, inside: line('M-130-2h260', '#5a2c10', 5) }),
  )

export const sniadanie = (r) =>
  linen(r, '#dfe4dc', '#d8944a') +
  fork(90, 420, -6) +
  knife(1010, 430, 4) +
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
  crumbs(r, { cx: 500, cy: 400, rx: 150 }, 40, ['#3b2415'], 3) +
  cup(r, 1060, 150, 122, '#7a4a28') +
  glass(r, 1090, 660, 96, '#f2a32e')

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

export const zupaKrem = (r) =>
  paint(r, '#40606a') +
  napkin(r, 1080, 620, 20, '#e9a13c') +
  spoon(1040, 420, 10) +
  bowl(r, 540, 405, 355, {
    outer: '#f0e4cd',
    inner: '#fbf4e6',
    liquid: '#e58a2c',
    inside:
      times(5, (i) => line(disc(560, 400, 60 + i * 46), light('#e58a2c', 0.4), 16, 'opacity="0.16"')) +
      drizzle(
        r,
        [
          [390, 330],
          [470, 270],
          [560, 320],
          [640, 270],
          [720, 330],
        ],
        '#fff6e2',
        17,
      ) +
      drizzle(
        r,
        [
          [400, 470],
          [500, 420],
          [590, 470],
          [690, 430],
        ],
        '#fff6e2',
        12,
      ) +
      [
        [480, 500],
        [545, 520],
        [610, 495],
        [520, 455],
        [580, 455],
        [645, 530],
      ]
        .map(([x, y]) =>
          at(
            x,
            y,
            r.in(0, 90),
            piece(box(-30, -28, 58, 54, 9), r.pick(['#d99a44', '#c9832f', '#e9b862']), { lift: 8, edge: 9 }),
          ),
        )
        .join('') +
      times(16, () => {
        const [x, y] = r.spot({ cx: 560, cy: 400, rx: 170, ry: 130 })
        return at(
          x,
          y,
          r.in(0, 180),
          piece('M-20 0C-10-12 12-11 22 0 12 11-10 12-20 0z', '#6f8a3f', { lift: 4, edge: 4 }),
        )
      }) +
      herbs(r, { cx: 560, cy: 420, rx: 170 }, 30, 7) +
      crumbs(r, { cx: 560, cy: 400, rx: 200 }, 40, ['#7b2d12'], 4),
  }) +
  bread(r, 140, 160, 120, -24) +
  mushroom(r, 130, 660, 58, 20)
