import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, shadow, times } from './draw.mjs'
import { leaf } from './garnish.mjs'

const all = (colour) => fill(box(0, 0, 1200, 800), colour)
const glow = (x, y, size, colour = '#ffd98a', strength = 0.55) =>
  fill(disc(x, y, size), colour, `opacity="${strength}" filter="url(#haze)"`)

function floor(_r, y, colour) {
  return (
    fill(box(0, y, 1200, 800 - y), colour) +
    times(7, (i) => fill(box(0, y + i * i * 7 + i * 14, 1200, 4), dark(colour, 0.35), 'opacity="0.5"')) +
    times(11, (i) =>
      line(`M${600 + (i - 5) * 90} ${y}L${600 + (i - 5) * 330} 800`, dark(colour, 0.35), 4, 'opacity="0.45"'),
    )
  )
}

/** A lamp on its cord. */
function lamp(_r, x, y, size, colour) {
  const shade = `M${-size} ${size * 0.8}C${-size * 0.9} ${-size * 0.2} ${-size * 0.4} ${-size * 0.6} 0 ${-size * 0.6}C${size * 0.4} ${-size * 0.6} ${size * 0.9} ${-size * 0.2} ${size} ${size * 0.8}Z`
  return (
    glow(x, y + size * 1.2, size * 2.1) +
    line(`M${x} 0V${n1(y - size * 0.6)}`, '#2b1a12', 5) +
    fill(disc(x, y + size * 0.84, size * 0.42, size * 0.26), '#fff2c9') +
    at(x, y, 0, piece(shade, colour, { lift: 6, edge: 12, glow: 0.4 }))
  )
}

/** A round table under a cloth, laid for two. */
function roundTable(_r, x, y, size, cloth) {
  const drop = `M${-size} 0C${-size} ${size * 0.5} ${-size * 0.9} ${size * 0.9} ${-size * 0.84} ${size * 1.1}Q0 ${size * 1.4} ${size * 0.84} ${size * 1.1}C${size * 0.9} ${size * 0.9} ${size} ${size * 0.5} ${size} 0Z`
  const folds = times(5, (i) =>
    line(
      `M${n1(size * (-0.7 + i * 0.35))} ${n1(size * 0.3)}q${n1((i - 2) * 6)} ${n1(size * 0.4)} ${n1((i - 2) * 10)} ${n1(size * 0.9)}`,
      dark(cloth, 0.3),
      9,
      'opacity="0.35"',
    ),
  )
  const top = piece(disc(0, 0, size, size * 0.34), light(cloth, 0.35), { lift: 0, edge: 7 })
  const dishes = [-0.42, 0.42]
    .map(
      (side) =>
        fill(disc(side * size + 3, size * 0.05, size * 0.3, size * 0.105), '#2e1206', 'opacity="0.25"') +
        fill(disc(side * size, 0, size * 0.3, size * 0.105), '#fffaf0') +
        fill(disc(side * size, 0, size * 0.2, size * 0.068), dark('#fffaf0', 0.1)),
    )
    .join('')
  const candle = at(
    0,
    -size * 0.02,
    0,
    fill(box(-7, -48, 14, 48, 4), '#fff3d2') +
      fill('M0-78C10-64 9-52 0-50-9-52-10-64 0-78Z', '#f5a623') +
      wine(size, 46) +
      wine(size, -50),
  )
  return at(
    x,
    y,
    0,
    fill(disc(0, size * 1.25, size * 0.95, size * 0.2), '#1d0d05', 'opacity="0.3"') +
      piece(drop, cloth, { lift: 0, edge: 14, inside: folds }) +
      top +
      dishes +
      glow(0, -60, 60, '#ffd27a', 0.5) +
      candle,
  )
}

const wine = (_size, x) =>
  fill(
    `M${x - 14} -66C${x - 16} -36 ${x - 8} -28 ${x} -27 ${x + 8} -28 ${x + 16} -36 ${x + 14} -66Z`,
    '#f4efe6',
    'opacity="0.65"',
  ) +
  fill(`M${x - 14} -52C${x - 13} -34 ${x - 7} -29 ${x} -28 ${x + 7} -29 ${x + 13} -34 ${x + 14} -52Z`, '#8a1f33') +
  line(`M${x} -27V-4M${x - 10} -3h20`, '#f4efe6', 3)

function chair(_r, x, y, size, colour, flip = 1) {
  const back = `M${-size * 0.36} 0V${-size}C${-size * 0.36} ${-size * 1.35} ${size * 0.36} ${-size * 1.35} ${size * 0.36} ${-size}V0`
  return `<g transform="translate(${x} ${y}) scale(${flip} 1)">${fill(disc(0, size * 0.78, size * 0.5, size * 0.1), '#1d0d05', 'opacity="0.3"')}${line(back, dark(colour, 0.15), size * 0.11)}${line(`M${-size * 0.12} 0V${-size * 1.16}M${size * 0.12} 0V${-size * 1.16}`, colour, size * 0.06)}${line(`M${-size * 0.36} 0L${-size * 0.42} ${size * 0.76}M${size * 0.36} 0L${size * 0.42} ${size * 0.76}M${-size * 0.18} 0L${-size * 0.2} ${size * 0.66}`, dark(colour, 0.25), size * 0.09)}${piece(disc(0, 0, size * 0.46, size * 0.16), colour, { lift: 5, edge: 5 })}</g>`
}

function plant(r, x, y, size, pot = '#b4634a') {
  const leaves = times(17, (i) => {
    const turn = -86 + i * 10.8 + r.in(-8, 8)
    const long = size * r.in(0.7, 1.1)
    const [lx, ly] = [Math.sin((turn * Math.PI) / 180) * long, -Math.cos((turn * Math.PI) / 180) * long]
    return (
      line(`M0 0Q${n1(lx * 0.3)} ${n1(ly * 0.7)} ${n1(lx)} ${n1(ly)}`, '#3c6428', 5) +
      leaf(lx, ly, size * 0.26, turn, r.pick(['#4f7a32', '#3f6b33', '#6d9440', '#2f5a3a']))
    )
  })
  return at(
    x,
    y,
    0,
    leaves +
      piece(`M${-size * 0.36} 0H${size * 0.36}L${size * 0.27} ${size * 0.62}H${-size * 0.27}Z`, pot, {
        lift: 6,
        edge: 8,
      }) +
      fill(box(-size * 0.4, -8, size * 0.8, 24, 5), light(pot, 0.15)),
  )
}

const frame = (r, x, y, w, h, tone) =>
  piece(box(x, y, w, h, 3), '#7c4f2c', { lift: 8, edge: 6 }) +
  fill(box(x + 12, y + 12, w - 24, h - 24), '#f3e6cb') +
  fill(blob(r, x + w / 2, y + h * 0.56, w * 0.22, h * 0.22, { wobble: 0.2 }), tone) +
  fill(disc(x + w * 0.62, y + h * 0.34, w * 0.08), '#e3a93c')

export const salaCiepla = (r) =>
  all('#8f3f2e') +
  fill(box(0, 0, 1200, 470), '#a34a34') +
  times(24, (i) => fill(box(i * 52, 330, 44, 150, 3), i % 2 ? '#6f3324' : '#773828')) +
  fill(box(0, 318, 1200, 16), '#c98a4a') +
  frame(r, 110, 90, 150, 190, '#3f6b58') +
  frame(r, 300, 120, 120, 150, '#5d86a0') +
  frame(r, 900, 80, 190, 150, '#b4432f') +
  plant(r, 1120, 420, 130) +
  floor(r, 480, '#8a5433') +
  glow(600, 520, 420, '#ffc66e', 0.4) +
  chair(r, 190, 600, 120, '#c98a4a') +
  chair(r, 500, 600, 120, '#c98a4a', -1) +
  roundTable(r, 345, 560, 150, '#f2e4c8') +
  chair(r, 700, 640, 150, '#c98a4a') +
  chair(r, 1090, 640, 150, '#c98a4a', -1) +
  roundTable(r, 895, 590, 190, '#d9b25a') +
  lamp(r, 345, 190, 74, '#2f5a4a') +
  lamp(r, 620, 130, 60, '#d9a441') +
  lamp(r, 895, 210, 86, '#2f5a4a')

export const salaOkno = (r) => {
  const town = times(7, (i) => {
    const w = r.in(90, 140)
    const h = r.in(130, 250)
    const x = 310 + i * 92
    const c = r.pick(['#e0a77a', '#d9c08a', '#b9c3a4', '#d78f77', '#c9b3a4'])
    return (
      fill(box(x, 520 - h, w, h), c) +
      fill(`M${x} ${n1(520 - h)}l${n1(w / 2)} -56 ${n1(w / 2)} 56z`, '#a34a34') +
      times(6, (k) =>
        fill(box(x + 18 + (k % 2) * w * 0.45, 540 - h + Math.floor(k / 2) * 52, 20, 30), '#6b5a52', 'opacity="0.6"'),
      )
    )
  })
  return (
    all('#d8c3a0') +
    fill(box(270, 40, 660, 520), '#5b3a26') +
    clip(
      'M300 560V250C300 110 460 62 600 62 740 62 900 110 900 250V560Z',
      fill(box(290, 50, 620, 520), '#bfdbe3') +
        glow(740, 190, 90, '#fff2c4', 0.9) +
        fill(disc(740, 190, 46), '#fbe3a0') +
        fill(blob(r, 450, 200, 90, 28, { wobble: 0.2 }), '#ffffff', 'opacity="0.8"') +
        town +
        fill(box(290, 500, 620, 70), '#b9a184'),
    ) +
    line('M600 62V560M300 300H900', '#5b3a26', 18) +
    line('M300 560V250C300 110 460 62 600 62 740 62 900 110 900 250V560', '#7c5233', 20) +
    piece('M150 0H330C330 200 260 380 190 560H150Z', '#b4533c', {
      lift: 10,
      edge: 16,
      inside: times(5, (i) =>
        line(`M${180 + i * 34} 0Q${190 + i * 20} 300 ${150 + i * 12} 560`, '#8a3826', 9, 'opacity="0.5"'),
      ),
    }) +
    piece('M1050 0H870C870 200 940 380 1010 560H1050Z', '#b4533c', {
      lift: 10,
      edge: 16,
      inside: times(5, (i) =>
        line(`M${890 + i * 34} 0Q${930 + i * 20} 300 ${1000 + i * 12} 560`, '#8a3826', 9, 'opacity="0.5"'),
      ),
    }) +
    fill(box(240, 552, 720, 34, 4), '#e9dcc0') +
    shadow(box(240, 552, 720, 34, 4), 10, 0.15) +
    floor(r, 610, '#9a6a42') +
    fill('M330 610L900 610 1060 800 160 800Z', '#fff0c4', 'opacity="0.28"') +
    plant(r, 90, 560, 150, '#5d7f86') +
    plant(r, 1120, 570, 130) +
    plant(r, 330, 520, 60, '#e9dcc0') +
    chair(r, 240, 660, 135, '#4f6b58') +
    chair(r, 560, 660, 135, '#4f6b58', -1) +
    roundTable(r, 400, 620, 160, '#fbf3e4') +
    chair(r, 690, 680, 140, '#4f6b58') +
    chair(r, 1010, 680, 140, '#4f6b58', -1) +
    roundTable(r, 850, 640, 165, '#fbf3e4')
  )
}

function parasol(_r, x, y, size, colour) {
  const segments = times(6, (i) => {
    const [a, b] = [-size + (i * size) / 3, -size + ((i + 1) * size) / 3]
    return fill(
      `M0 ${-size * 0.62}L${n1(a)} 0Q${n1((a + b) / 2)} ${n1(size * 0.1)} ${n1(b)} 0Z`,
      i % 2 ? '#fbf3e4' : colour,
    )
  })
  const d = `M0 ${-size * 0.62}C${-size * 0.5} ${-size * 0.5} ${-size * 0.9} ${-size * 0.25} ${-size} 0 ${-size * 0.5} ${size * 0.12} ${size * 0.5} ${size * 0.12} ${size} 0 ${size * 0.9} ${-size * 0.25} ${size * 0.5} ${-size * 0.5} 0 ${-size * 0.62}Z`
  return (
    line(`M${x} ${y}V${y + size * 1.15}`, '#7c4f2c', 12) +
    at(
      x,
      y,
      0,
      fill(d, '#2e1206', 'opacity="0.2" transform="translate(8 14)"') +
        clip(d, segments + fill(d, '#2e1206', `opacity="0.14" transform="translate(${size * 0.5} ${size * 0.2})"`)) +
        fill(disc(0, -size * 0.64, 10), '#c98a4a'),
    )
  )
}

const bulbs = (_r, y, sag) =>
  line(`M-20 ${y}Q300 ${y + sag} 600 ${y + 10}T1220 ${y}`, '#3d2a1c', 4) +
  times(15, (i) => {
    const x = 20 + i * 84
    const lift = Math.sin(((x % 600) / 600) * Math.PI) * sag * 0.48 * (x < 600 ? 1 : -0.2)
    return glow(x, y + lift + 18, 24, '#ffd27a', 0.7) + fill(disc(x, y + lift + 18, 10, 13), '#fff0bf')
  })

export const ogrodek = (r) =>
  all('#cfe0d2') +
  fill(box(0, 0, 1200, 430), '#dce8d2') +
  times(34, () =>
    fill(
      blob(r, r.in(-40, 1240), r.in(250, 440), r.in(70, 130), r.in(60, 110), { wobble: 0.14, points: 13 }),
      r.pick(['#6d9440', '#7fa650', '#557d3a', '#8fb35e', '#4a7040']),
    ),
  ) +
  times(60, () =>
    fill(disc(r.in(0, 1200), r.in(250, 420), r.in(5, 10)), r.pick(['#f2c14e', '#fbf3e4', '#e0705a', '#e9a3b0'])),
  ) +
  times(17, (i) => piece(box(i * 74, 380, 56, 140, 6), '#c9b08a', { lift: 6, edge: 5 })) +
  fill(box(0, 410, 1200, 16), '#a88c62') +
  fill(box(0, 500, 1200, 300), '#d3bd97') +
  times(70, () =>
    fill(
      blob(r, r.in(0, 1200), r.in(530, 800), r.in(26, 60), r.in(10, 20), { wobble: 0.16 }),
      r.pick(['#c4ab80', '#e0cda9', '#b89d72']),
      'opacity="0.7"',
    ),
  ) +
  chair(r, 140, 630, 120, '#3f6b58') +
  chair(r, 440, 630, 120, '#3f6b58', -1) +
  roundTable(r, 290, 590, 140, '#fbf3e4') +
  chair(r, 640, 670, 150, '#3f6b58') +
  chair(r, 1040, 670, 150, '#3f6b58', -1) +
  roundTable(r, 840, 620, 190, '#fbf3e4') +
  parasol(r, 290, 300, 270, '#b4432f') +
  parasol(r, 840, 280, 340, '#d9a02f') +
  plant(r, 1130, 640, 110) +
  plant(r, 40, 690, 100, '#5d7f86') +
  bulbs(r, 60, 70)

const bottle = (_r, x, y, h, colour) =>
  piece(
    `M${x - 16} ${y}V${y - h * 0.56}C${x - 16} ${y - h * 0.72} ${x - 7} ${y - h * 0.72} ${x - 7} ${y - h * 0.8}V${y - h}H${x + 7}V${y - h * 0.8}C${x + 7} ${y - h * 0.72} ${x + 16} ${y - h * 0.72} ${x + 16} ${y - h * 0.56}V${y}Z`,
    colour,
    { lift: 4, edge: 6, glow: 0.4 },
  ) + fill(box(x - 14, y - h * 0.42, 28, h * 0.24, 2), '#f3e6cb', 'opacity="0.85"')

export const bar = (r) =>
  all('#24403f') +
  times(60, (i) => fill(box((i % 20) * 62, Math.floor(i / 20) * 62 + 300, 58, 58, 4), mix('#2f5a55', '#1f4744', r()))) +
  [130, 290]
    .map(
      (y) =>
        piece(box(120, y, 960, 20, 4), '#a8703f', { lift: 10, edge: 6 }) +
        times(22, (i) =>
          bottle(
            r,
            156 + i * 42 + r.in(-4, 4),
            y,
            r.in(84, 130),
            r.pick(['#7c2f2a', '#3f6b58', '#c98a2f', '#d9c79a', '#4a5f7c', '#8a5a2c', '#2f4a3a']),
          ),
        ),
    )
    .join('') +
  glow(320, 330, 150) +
  glow(620, 330, 150) +
  glow(920, 330, 150) +
  floor(r, 640, '#5a3a28') +
  piece(box(60, 430, 1080, 40, 8), '#c98f52', { lift: 14, edge: 10 }) +
  fill(box(90, 470, 1020, 230), '#6f3f27') +
  times(11, (i) => piece(box(104 + i * 92, 486, 80, 200, 4), '#7c4a2e', { lift: 0, edge: 6 })) +
  [270, 470, 690, 900]
    .map((x) =>
      at(
        x,
        610,
        0,
        line('M-34 6L-48 180M34 6L48 180M-42 110H42', '#2b1a12', 11) +
          piece(disc(0, 0, 66, 22), '#b4432f', { lift: 8, edge: 8 }),
      ),
    )
    .join('') +
  [
    [330, 428],
    [380, 428],
    [760, 428],
  ]
    .map(([x, y]) => at(x, y, 0, wine(0, 0)))
    .join('') +
  piece(disc(560, 418, 66, 14), '#fbf3e4', { lift: 5, edge: 4 }) +
  [
    [530, 404],
    [560, 398],
    [590, 405],
  ]
    .map(([x, y]) => piece(disc(x, y, 18, 13), '#e0b04a', { lift: 3, edge: 4 }))
    .join('') +
  plant(r, 1040, 400, 70) +
  lamp(r, 320, 170, 66, '#d9a441') +
  lamp(r, 620, 170, 66, '#d9a441') +
  lamp(r, 920, 170, 66, '#d9a441')

export const piec = (r) => {
  const bricks = times(17, (row) =>
    times(17, (i) =>
      fill(
        box(i * 76 - (row % 2) * 38, row * 40, 71, 35, 4),
        mix('#b8683f', r.pick(['#8a4226', '#d28a5c']), r.in(0, 0.6)),
      ),
    ),
  )
  const mouth = 'M300 560V420C300 240 450 170 600 170 750 170 900 240 900 420V560Z'
  const arch = times(17, (i) => {
    const a = Math.PI - (i / 16) * Math.PI
    return at(
      600 + Math.cos(a) * 335,
      430 - Math.sin(a) * 295,
      90 - (a * 180) / Math.PI,
      piece(box(-38, -46, 76, 92, 8), r.pick(['#d9a474', '#c98d5c', '#e3b98c']), { lift: 5, edge: 6 }),
    )
  })
  const flame = (x, h, c) =>
    fill(
      `M${x - h * 0.32} 540C${x - h * 0.5} ${540 - h * 0.4} ${x - h * 0.1} ${540 - h * 0.5} ${x} ${540 - h}C${x + h * 0.16} ${540 - h * 0.6} ${x + h * 0.5} ${540 - h * 0.4} ${x + h * 0.32} 540Z`,
      c,
    )
  const logs = [
    [400, 528, -8],
    [470, 540, 6],
    [430, 505, 14],
  ]
    .map(([x, y, t]) =>
      at(
        x,
        y,
        t,
        piece(box(-90, -20, 180, 40, 18), '#5a3320', { lift: 5, edge: 7 }) + fill(disc(80, 0, 14, 19), '#c98d5c'),
      ),
    )
    .join('')
  return (
    all('#7d4428') +
    bricks +
    fill(mouth, '#1f0d07') +
    clip(
      mouth,
      glow(480, 480, 260, '#ff8a1f', 0.85) +
        fill('M300 560V520Q600 480 900 520V560Z', '#6f3a22') +
        logs +
        [
          [400, 210, '#e2571c'],
          [470, 270, '#ef7b22'],
          [540, 190, '#e2571c'],
          [440, 190, '#f7a531'],
          [500, 160, '#fbc64f'],
          [460, 96, '#fff0b3'],
        ]
          .map(([x, h, c]) => flame(x, h, c))
          .join('') +
        times(30, () => fill(disc(r.in(360, 720), r.in(230, 520), r.in(2, 6)), '#ffce6b', 'opacity="0.8"')) +
        at(
          720,
          508,
          0,
          piece(disc(0, 0, 130, 38), '#d9a052', { lift: 7, edge: 9 }) +
            fill(disc(0, -3, 106, 27), '#cf4a26') +
            [
              [-46, -6],
              [20, 6],
              [54, -10],
              [-10, -14],
            ]
              .map(([x, y]) => fill(disc(x, y, 22, 9), '#fbeecb'))
              .join('') +
            [
              [-20, 4],
              [30, -8],
            ]
              .map(([x, y]) => fill(disc(x, y, 12, 5), '#3f7a33'))
              .join(''),
        ),
    ) +
    arch +
    piece(box(190, 556, 820, 56, 8), '#c9ad8a', { lift: 16, edge: 12 }) +
    fill(box(0, 612, 1200, 200), '#6f3a22', 'opacity="0.55"') +
    glow(600, 600, 260, '#ffab4a', 0.25) +
    at(
      980,
      690,
      -24,
      piece(box(-430, -15, 620, 30, 12), '#b98350', { lift: 9, edge: 8 }) +
        piece(box(-600, -86, 200, 172, 40), '#c99a63', { lift: 10, edge: 9 }),
    ) +
    times(12, (i) =>
      at(
        90 + (i % 4) * 66 + (i > 7 ? 33 : 0),
        770 - Math.floor(i / 4) * 58,
        0,
        piece(disc(0, 0, 34, 31), '#7c4a2c', { lift: 5, edge: 5 }) +
          fill(disc(0, 0, 26, 23), '#d9ab78') +
          line(disc(0, 0, 14, 12), '#b07a48', 4),
      ),
    )
  )
}

export const kamienica = (r) => {
  const house = (x, w, h, colour, roof, i) => {
    const y = 690 - h
    const gable =
      i % 2
        ? `M${x} ${y}C${x + w * 0.1} ${y - 30} ${x + w * 0.2} ${y - 90} ${x + w * 0.34} ${y - 92} ${x + w * 0.4} ${y - 150} ${x + w * 0.6} ${y - 150} ${x + w * 0.66} ${y - 92} ${x + w * 0.8} ${y - 90} ${x + w * 0.9} ${y - 30} ${x + w} ${y}Z`
        : `M${x - 12} ${y}L${x + w * 0.16} ${y - 96}H${x + w * 0.84}L${x + w + 12} ${y}Z`
    const windows = times(9, (k) => {
      const [wx, wy] = [x + w * (0.12 + (k % 3) * 0.285), y + 40 + Math.floor(k / 3) * 122]
      if (wy > 520) return ''
      const lit = r() > 0.55
      return (
        fill(box(wx - 7, wy - 7, w * 0.2 + 14, 90, 4), '#fbf3e4') +
        fill(box(wx, wy, w * 0.2, 76, 2), lit ? '#f6cf7a' : '#52666e') +
        line(`M${wx + w * 0.1} ${wy}v76M${wx} ${wy + 30}h${w * 0.2}`, '#fbf3e4', 5) +
        fill(box(wx - 12, wy + 82, w * 0.2 + 24, 9, 2), dark(colour, 0.3)) +
        (k > 2 && i === 1
          ? times(7, (f) => fill(disc(wx + f * 9, wy + 78, 8), r.pick(['#cf3a3a', '#5c8f3d', '#e88a95'])))
          : '')
      )
    })
    return (
      piece(gable, i % 2 ? light(colour, 0.2) : roof, { lift: 6, edge: 9 }) +
      piece(box(x, y, w, h), colour, { lift: 8, edge: 9 }) +
      fill(box(x, y - 4, w, 14), light(colour, 0.4)) +
      (i % 2 ? fill(disc(x + w / 2, y - 70, 22), '#52666e') + line(disc(x + w / 2, y - 70, 24), '#fbf3e4', 6) : '') +
      windows
    )
  }
  const awning = (x, y, w, colour) =>
    times(Math.round(w / 36), (i) => fill(`M${x + i * 36} ${y}h36v64a18 18 0 0 1-36 0z`, i % 2 ? '#fbf3e4' : colour)) +
    fill(box(x - 4, y - 8, Math.round(w / 36) * 36 + 8, 14, 3), dark(colour, 0.3)) +
    fill(box(x, y + 80, w, 12), '#2e1206', 'opacity="0.16"')
  return (
    all('#f0cfa2') +
    fill(box(0, 0, 1200, 300), '#f5ddb4') +
    glow(960, 150, 130, '#fff2cf', 0.9) +
    fill(disc(960, 150, 60), '#fdebbd') +
    times(3, (i) =>
      fill(blob(r, 200 + i * 380, 110 + (i % 2) * 60, 140, 26, { wobble: 0.24 }), '#fffaf0', 'opacity="0.75"'),
    ) +
    house(-30, 270, 440, '#c9866a', '#8a3f2c', 0) +
    house(930, 300, 420, '#8fa08a', '#7d3a2a', 2) +
    house(240, 270, 500, '#e0b866', '#8a3f2c', 1) +
    house(720, 220, 460, '#d7a38f', '#8a3f2c', 3) +
    house(500, 230, 540, '#7f9fa8', '#8a3f2c', 4) +
    fill(box(250, 560, 460, 130), '#4a2f20') +
    [270, 400, 600]
      .map((x) => fill(box(x, 580, 100, 110, 3), '#f6cf7a') + line(`M${x + 50} 580v110`, '#4a2f20', 7))
      .join('') +
    piece(box(514, 572, 76, 118, 4), '#2f5a4a', { lift: 4, edge: 5 }) +
    fill(disc(574, 636, 5), '#e3a93c') +
    awning(244, 540, 468, '#b4432f') +
    glow(480, 640, 170, '#ffd27a', 0.4) +
    fill(box(0, 690, 1200, 110), '#a8927a') +
    times(110, () =>
      fill(
        blob(r, r.in(0, 1200), r.in(702, 800), r.in(16, 32), r.in(7, 12), { wobble: 0.12 }),
        r.pick(['#968069', '#bba68c', '#8a745e']),
        'opacity="0.8"',
      ),
    ) +
    chair(r, 800, 720, 74, '#2f5a4a') +
    chair(r, 980, 720, 74, '#2f5a4a', -1) +
    roundTable(r, 890, 690, 84, '#fbf3e4') +
    plant(r, 740, 670, 60) +
    plant(r, 220, 670, 60) +
    at(
      120,
      690,
      0,
      line('M0 0V-250', '#2b1a12', 12) +
        glow(0, -280, 70, '#ffd27a', 0.8) +
        piece('M-26-252L-36-310H36L26-252Z', '#fff0bf', { lift: 0, edge: 6 }) +
        fill('M-42-308L0-346 42-308Z', '#2b1a12'),
    )
  )
}
