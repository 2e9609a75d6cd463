import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, random, times } from './draw.mjs'
import { basil, cherry, dill, leaf } from './garnish.mjs'
import { napkin } from './table.mjs'
import { fork, glass, knife, plate, spoon } from './ware.mjs'

/** A place laid on a round cloth with a woven border. */
function nakrycie(r) {
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

/** The billy goat of Lublin, a napkin round his neck, his fork at the ready. */
function koziolek(_r) {
  const horn = 'M-58-122C-150-150-206-236-170-330-138-262-84-214-14-176Z'
  const rings = times(6, (i) =>
    line(`M${-66 - i * 19} ${-132 - i * 26}l${28 - i * 2} ${-22 + i}`, '#5a4416', 6, 'opacity="0.7"'),
  )
  const ear = 'M-92-72C-150-104-214-96-246-52-196-20-136-22-96-44Z'
  const side = (flip) =>
    `<g transform="scale(${flip} 1)">${piece(horn, '#2e2310', { lift: 5, edge: 8, glow: 0.28, inside: rings })}${piece(ear, '#fff8e6', { lift: 5, edge: 8, shade: 0.2 })}${fill('M-112-66C-150-84-194-80-222-54-186-36-142-38-112-50Z', '#f0a98c')}</g>`
  const head = 'M0-176C78-176 116-124 108-50 100 40 70 128 0 134-70 128-100 40-108-50-116-124-78-176 0-176Z'
  const eye = (flip) =>
    `<g transform="translate(${flip * 52} -54)">${fill(disc(0, 0, 23, 20), '#231a06')}${fill(disc(-7, -7, 7), '#fff8e6')}${line('M-26-26q24-16 50-2', '#231a06', 7)}</g>`
  const star = at(
    0,
    -128,
    0,
    times(6, (i) => at(0, 0, i * 60, fill('M0 0L-9-14 0-38 9-14Z', '#d94f2b'))),
  )
  const muzzle =
    piece('M0 34C50 34 74 66 66 98 56 132 24 142 0 142-24 142-56 132-66 98-74 66-50 34 0 34Z', '#ffeecb', {
      lift: 0,
      edge: 7,
      shade: 0.16,
    }) +
    fill('M-30 60C-14 46 14 46 30 60 24 84 10 92 0 92-10 92-24 84-30 60Z', '#2e2310') +
    line('M0 92V108M0 108q-20 18-42 8M0 108q20 18 42 8', '#2e2310', 6)
  const beard = piece('M-40 134C-30 176-16 226 0 252 16 226 30 176 40 134 14 148-14 148-40 134Z', '#fff8e6', {
    lift: 4,
    edge: 7,
    shade: 0.18,
    inside: line('M0 140V236M-18 142Q-12 190-3 224M18 142Q12 190 3 224', '#e3d3a8', 5),
  })
  const checks =
    times(12, (i) => fill(box(-240 + i * 44, 120, 22, 260), '#d94f2b', 'opacity="0.55"')) +
    times(6, (i) => fill(box(-260, 130 + i * 44, 520, 22), '#d94f2b', 'opacity="0.55"'))
  const body = piece('M-250 300C-240 170-120 120 0 120 120 120 240 170 250 300Z', '#fff8e6', {
    lift: 0,
    edge: 10,
    shade: 0.18,
  })
  const bib = piece('M-112 134C-60 160 60 160 112 134L150 230 0 330-150 230Z', '#fffaf0', {
    lift: 9,
    edge: 9,
    inside: checks,
  })
  const arm = at(
    232,
    214,
    14,
    fork(0, -112, 0) +
      piece('M-42 8C-42-30 42-30 42 8L50 120H-50Z', '#fff8e6', { lift: 6, edge: 9, shade: 0.18 }) +
      piece('M-40-6C-40-40 40-40 40-6L34 22H-34Z', '#2e2310', { lift: 0, edge: 6 }),
  )
  const confetti = [
    [92, 120, '#d94f2b', 20],
    [690, 140, '#fff8e6', 50],
    [120, 400, '#fff8e6', 10],
    [716, 420, '#d94f2b', 30],
    [60, 260, '#2e2310', 0],
    [742, 276, '#2e2310', 40],
  ]
    .map(([x, y, c, t]) =>
      at(
        x,
        y,
        t,
        times(6, (i) => at(0, 0, i * 60, fill('M0-2L-6-12 0-30 6-12Z', c))),
      ),
    )
    .join('')
  return (
    confetti +
    at(
      400,
      330,
      0,
      body +
        side(1) +
        side(-1) +
        bib +
        piece(head, '#fffaf0', { lift: 8, edge: 14, shade: 0.18 }) +
        star +
        eye(-1) +
        eye(1) +
        fill(disc(-74, 14, 18, 12), '#f0a98c', 'opacity="0.7"') +
        fill(disc(74, 14, 18, 12), '#f0a98c', 'opacity="0.7"') +
        beard +
        muzzle +
        arm,
    )
  )
}

/** A glider above the fields and roofs of Leszno, a tablecloth in tow. */
function szybowiec(r) {
  const hill = (y, colour, rise) =>
    fill(
      `M0 ${y}C140 ${y - rise} 280 ${y - rise * 0.4} 400 ${y - rise * 0.2}S680 ${y - rise} 800 ${y - rise * 0.3}V470H0Z`,
      colour,
    )
  const rows = times(9, (i) =>
    line(`M${20 + i * 40} 470Q${120 + i * 46} 430 ${190 + i * 30} 396`, '#c99a3f', 5, 'opacity="0.55"'),
  )
  const towns = times(9, (i) => {
    const w = r.in(26, 42)
    const h = r.in(24, 52)
    const x = 500 + i * 27
    const c = r.pick(['#f3e3c4', '#e9c9a0', '#dfb08c', '#f0d9a8'])
    return (
      fill(box(x, 398 - h, w, h + 18), c) +
      fill(`M${n1(x - 3)} ${n1(398 - h)}l${n1(w / 2 + 3)} -17 ${n1(w / 2 + 3)} 17z`, '#a8482f') +
      fill(box(x + w * 0.3, 408 - h, 6, 9), '#5b4636')
    )
  })
  const tower =
    fill(box(606, 296, 34, 116), '#f6ead0') +
    fill('M602 296L623 250 644 296Z', '#3f6b58') +
    line('M623 252V226', '#3d2a1c', 4) +
    fill(disc(623, 318, 9), '#3d2a1c') +
    fill(disc(623, 318, 6), '#fdf8ec')
  const cloth = 'M120 286C150 268 176 300 210 282S262 264 292 276L300 342C270 330 246 352 214 348S158 336 128 352Z'
  const checks =
    times(9, (i) => fill(box(116 + i * 44, 240, 22, 130), '#c0553a', 'opacity="0.55"')) +
    times(4, (i) => fill(box(100, 262 + i * 40, 220, 20), '#c0553a', 'opacity="0.55"'))
  const glider = at(
    452,
    190,
    -9,
    piece('M-196 16C-120-14 90-34 168-20 196-14 206-2 196 8 160 30-60 30-196 22Z', '#fffaf0', {
      lift: 5,
      edge: 9,
      shade: 0.2,
    }) +
      fill('M82-24C112-46 152-44 172-20 148-16 112-18 82-24Z', '#8fb9b0') +
      line('M84-24C112-44 150-42 170-20', '#0f6b52', 4) +
      fill('M-196 18C-120 8 60 10 190 10 150 24-60 28-196 22Z', '#0f6b52', 'opacity="0.85"') +
      piece('M40-10L-64-128C-76-140-100-138-92-122L-20-4Z', '#f3e7cf', { lift: 4, edge: 6 }) +
      piece('M60 6L-30 150C-40 166-70 166-62 146L-4 8Z', '#fffaf0', { lift: 5, edge: 6, shade: 0.18 }) +
      piece('M-180 16L-206-54C-210-64-228-62-226-50L-214 20Z', '#0f6b52', { lift: 4, edge: 5 }) +
      piece('M-196 14L-240 4C-250 4-250 16-240 20L-196 26Z', '#fffaf0', { lift: 3, edge: 4 }),
  )
  const cloud = (x, y, s) =>
    fill(
      `M${x - 70 * s} ${y}a${26 * s} ${26 * s} 0 0 1 ${30 * s}-${32 * s} ${38 * s} ${38 * s} 0 0 1 ${70 * s}-${6 * s} ${24 * s} ${24 * s} 0 0 1 ${32 * s} ${38 * s}Z`,
      '#ffffff',
      'opacity="0.85"',
    )
  return (
    fill(disc(674, 190, 40), '#f2c45c') +
    cloud(150, 216, 1) +
    cloud(690, 250, 0.8) +
    cloud(330, 180, 0.6) +
    hill(400, '#a9c29a', 50) +
    towns +
    tower +
    hill(424, '#7fa57c', 40) +
    times(10, (i) => {
      const x = 30 + i * 46
      return fill(blob(r, x, 396 - (i % 3) * 6, 17, 21, { wobble: 0.1 }), r.pick(['#4f8062', '#3f6f55', '#5f9070']))
    }) +
    hill(452, '#e6c573', 34) +
    clip('M0 452C140 418 280 438 400 445S680 418 800 442V470H0Z', rows) +
    line('M300 300C292 286 276 262 270 232', '#3d2a1c', 3) +
    piece(cloth, '#fffaf0', { lift: 6, edge: 7, inside: checks }) +
    glider
  )
}

/** An island town under a great dish cover, and a bowl that sails to it. */
function wyspa(r) {
  const wave = (y, colour, shift, tall = 18) =>
    fill(`M-20 ${y}${times(9, (_i) => `q${25 + (shift % 2)} ${-tall} 50 0t50 0`)}V620H-20Z`, colour)
  const house = (x, y, w, h, c, roof) =>
    piece(box(x, y - h, w, h, 2), c, { lift: 5, edge: 5 }) +
    fill(`M${x - 8} ${y - h}L${x + w / 2} ${y - h - w * 0.6} ${x + w + 8} ${y - h}Z`, roof) +
    times(4, (i) =>
      fill(
        box(x + w * (0.16 + (i % 2) * 0.42), y - h + 14 + Math.floor(i / 2) * 34, w * 0.24, 20, 2),
        i === 1 ? '#f6cf7a' : '#2f5a86',
      ),
    )
  const tree = (x, y, s, c) =>
    line(`M${x} ${y}v${-s}`, '#6b4a30', 7) +
    piece(blob(r, x, y - s * 1.5, s * 0.62, s * 0.8, { wobble: 0.07 }), c, { lift: 4, edge: 8 })
  const town =
    house(300, 412, 74, 96, '#e9c27a', '#b4553a') +
    house(470, 412, 70, 86, '#e6a48c', '#8a3f2c') +
    piece(box(386, 270, 66, 142, 2), '#fbf3e4', { lift: 5, edge: 6 }) +
    fill('M380 270L419 196 458 270Z', '#2f6a5a') +
    line('M419 198V168', '#3d2a1c', 5) +
    fill('M420 168l26 9-26 9z', '#d9503a') +
    fill(disc(419, 300, 15), '#3d2a1c') +
    fill(disc(419, 300, 11), '#fffaf0') +
    line('M419 300V292M419 300H425', '#3d2a1c', 3) +
    fill(box(404, 366, 30, 46, 14), '#6b4a30') +
    house(548, 414, 56, 66, '#a9c0b0', '#b4553a') +
    house(236, 414, 56, 62, '#d9b8a0', '#8a3f2c') +
    tree(222, 420, 44, '#5f9436') +
    tree(622, 420, 50, '#4f7a32') +
    tree(374, 418, 30, '#7fae4c') +
    tree(648, 424, 36, '#6d9440')
  const boat = at(
    640,
    500,
    -4,
    line('M0-12V-150', '#c9c5bd', 9) +
      [-18, -6, 6, 18].map((x) => line(`M${x}-190V-152`, '#c9c5bd', 6)).join('') +
      line('M-18-152Q0-126 18-152', '#c9c5bd', 8) +
      piece('M12-138C74-112 84-60 84-26H12Z', '#fffaf0', {
        lift: 4,
        edge: 7,
        inside: fill(box(10, -58, 90, 9), '#d9503a') + fill(box(10, -44, 90, 4), '#d9503a'),
      }) +
      piece('M-92-12H92C88 36 48 54 0 54S-88 36-92-12Z', '#d9503a', { lift: 6, edge: 10 }) +
      fill(box(-96, -20, 192, 16, 6), '#fbf3e4') +
      line('M-70 12H70', '#fbf3e4', 5),
  )
  const cover = 'M150 424C150 240 262 110 420 110S690 240 690 424'
  return (
    fill(disc(160, 130, 52), '#f5c35b') +
    wave(430, '#8fbbe0', 0) +
    fill(
      `M136 424H704C726 424 726 446 704 448H136C114 446 114 424 136 424Z`,
      '#2f5a86',
      'opacity="0.25" transform="translate(6 12)"',
    ) +
    piece('M180 430C200 392 300 384 420 384S640 392 660 430Z', '#8fb35e', { lift: 0, edge: 7 }) +
    town +
    fill(`${cover}Z`, '#dcebf4', 'opacity="0.3"') +
    line(cover, '#ffffff', 9, 'opacity="0.9"') +
    line('M196 392C206 270 276 176 366 150', '#ffffff', 15, 'opacity="0.75"') +
    line('M192 410L192 414', '#ffffff', 15, 'opacity="0.75"') +
    piece(disc(420, 88, 25), '#fbf4e6', { lift: 3, edge: 6 }) +
    piece(box(120, 422, 600, 26, 13), '#fbf4e6', { lift: 7, edge: 6, shade: 0.2 }) +
    wave(470, '#5f97c9', 1, 16) +
    boat +
    wave(520, '#3a72ad', 0, 18) +
    wave(562, '#1f4e8c', 1, 16) +
    [
      [120, 250],
      [170, 220],
    ]
      .map(([x, y]) => line(`M${x} ${y}q14-16 26 0q14-16 26 0`, '#1f4e8c', 5))
      .join('')
  )
}

/** A copper pot at the boil on a bed of ore, pans on the rail above. */
function miedz(r) {
  const [copper, bright, deep] = ['#d98a4e', '#f3b984', '#8a4416']
  const sheen = (x, y, w, h) => fill(box(x, y, w, h, w / 2), '#fff0d8', 'opacity="0.6"')
  const panOn = (x, drop, size, colour) =>
    line(`M${x} 62V${62 + drop}`, '#f3e0c4', 9) +
    line(`M${x} 60q12-18 0-24`, '#f3e0c4', 7) +
    at(
      x,
      62 + drop + size,
      0,
      piece(disc(0, 0, size), colour, {
        lift: 8,
        edge: 12,
        glow: 0.4,
        inside:
          line(disc(0, 0, size * 0.82), deep, 4, 'opacity="0.5"') +
          line(disc(0, 0, size * 0.6), light(colour, 0.5), 3, 'opacity="0.5"'),
      }) +
        line(
          `M${-size * 0.62} ${-size * 0.1}a${size * 0.62} ${size * 0.62} 0 0 1 ${size * 0.5} ${-size * 0.52}`,
          '#fff0d8',
          9,
          'opacity="0.8"',
        ),
    )
  const ladle =
    line('M640 62V196', '#f3e0c4', 9) +
    line('M640 60q12-18 0-24', '#f3e0c4', 7) +
    piece('M596 196H684C684 246 664 268 640 268S596 246 596 196Z', bright, { lift: 7, edge: 9 })
  const facets = (x, y, s, colour) =>
    at(
      x,
      y,
      r.in(-14, 14),
      fill(
        `M0 ${-s}L${s * 0.86} ${-s * 0.3} ${s * 0.6} ${s * 0.7} ${-s * 0.5} ${s * 0.8} ${-s * 0.9} ${-s * 0.1}Z`,
        '#1f0d05',
        'opacity="0.3" transform="translate(6 8)"',
      ) +
        fill(`M0 ${-s}L${s * 0.86} ${-s * 0.3} ${s * 0.1} 0Z`, light(colour, 0.4)) +
        fill(`M0 ${-s}L${s * 0.1} 0 ${-s * 0.9} ${-s * 0.1}Z`, colour) +
        fill(`M${s * 0.86} ${-s * 0.3}L${s * 0.6} ${s * 0.7} ${s * 0.1} 0Z`, dark(colour, 0.2)) +
        fill(`M${s * 0.1} 0L${s * 0.6} ${s * 0.7} ${-s * 0.5} ${s * 0.8} ${-s * 0.9} ${-s * 0.1}Z`, dark(colour, 0.4)),
    )
  const steam = [
    [330, 40],
    [400, 0],
    [470, 30],
  ]
    .map(([x, y]) => line(`M${x} ${300 + y * 0.2}c-34-30 30-54 0-88s22-50 4-74`, '#fff0d8', 13, 'opacity="0.75"'))
    .join('')
  const pot = at(
    400,
    330,
    0,
    piece('M-196 34H-262C-284 34-284 70-262 70H-190', deep, { lift: 5, edge: 6 }) +
      piece('M196 34H262C284 34 284 70 262 70H190Z', deep, { lift: 5, edge: 6 }) +
      piece('M-200 0H200C204 120 176 200 130 218H-130C-176 200-204 120-200 0Z', copper, {
        lift: 12,
        edge: 20,
        glow: 0.4,
        shade: 0.34,
        inside: times(60, () => {
          const [x, y] = r.spot({ cx: 0, cy: 100, rx: 190, ry: 110 })
          return fill(disc(x, y, r.in(10, 22), r.in(9, 18)), r() > 0.5 ? bright : deep, 'opacity="0.13"')
        }),
      }) +
      sheen(-160, 34, 34, 120) +
      sheen(-108, 40, 14, 90) +
      piece(box(-214, -22, 428, 36, 16), bright, { lift: 7, edge: 8 }) +
      fill(disc(0, -22, 196, 26), dark('#d9a04a', 0.35)) +
      fill(disc(4, -18, 188, 21), '#e9b04a') +
      [
        [-110, -22],
        [-30, -12],
        [70, -24],
        [120, -14],
      ]
        .map(([x, y]) => fill(disc(x, y, 17, 7), '#c93c1e'))
        .join('') +
      leaf(-70, -20, 20, 70, '#5c8f3d') +
      leaf(30, -20, 20, -60, '#6d9440'),
  )
  return (
    line('M40 60H760', '#f3e0c4', 13) +
    [40, 760].map((x) => fill(disc(x, 60, 15), '#f3e0c4')).join('') +
    panOn(150, 46, 74, copper) +
    panOn(276, 20, 52, bright) +
    ladle +
    line('M724 60V170', '#f3e0c4', 9) +
    piece(disc(724, 206, 40), copper, { lift: 6, edge: 9 }) +
    steam +
    [
      [110, 540, 58, '#c9773a'],
      [206, 566, 44, '#3f8f7a'],
      [640, 560, 52, '#c9773a'],
      [714, 540, 62, '#b5632a'],
      [560, 580, 36, '#4fa58c'],
      [276, 584, 30, '#e2a06a'],
    ]
      .map(([x, y, s, c]) => facets(x, y, s, c))
      .join('') +
    pot
  )
}

/** The illustration of each `look.motif`, on 800 × 600 without a ground. */
export const motifs = { nakrycie, koziolek, szybowiec, wyspa, miedz }

export function motif(name) {
  const inside = motifs[name](random(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><filter id="soft" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="12"/></filter><filter id="haze"><feGaussianBlur stdDeviation="40"/></filter></defs>${inside}</svg>\n`
}

export { basil, mix, napkin }
