import { at, blob, box, clip, disc, fill, line, n1, piece, times } from '../draw.mjs'

/** A glider above the fields and roofs of Leszno, a tablecloth in tow. */
export function draw(r) {
  const hill = (y, colour, rise) =>
    fill(
      `M0 ${y}C140 ${y - rise} 280 ${y - rise * 0.4} 400 ${y - rise * 0.2}S680 ${y - rise} 800 ${y - rise * 0.3}V500H0Z`,
      colour,
    )
  // The land ends in a round edge of its own, so that the picture needs no frame on any ground.
  const land = (inside) =>
    clip('M16 446C60 330 200 296 400 296S740 330 784 440C700 484 560 496 400 496S110 488 16 446Z', inside)
  const rows = times(9, (i) =>
    line(`M${20 + i * 40} 500Q${120 + i * 46} 430 ${190 + i * 30} 396`, '#c99a3f', 5, 'opacity="0.55"'),
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
    land(hill(400, '#a9c29a', 50)) +
    towns +
    tower +
    land(hill(424, '#7fa57c', 40)) +
    times(9, (i) => {
      const x = 84 + i * 44
      return fill(blob(r, x, 396 - (i % 3) * 6, 17, 21, { wobble: 0.1 }), r.pick(['#4f8062', '#3f6f55', '#5f9070']))
    }) +
    land(hill(452, '#e6c573', 34) + clip('M0 452C140 418 280 438 400 445S680 418 800 442V500H0Z', rows)) +
    line('M300 300C292 286 276 262 270 232', '#3d2a1c', 3) +
    piece(cloth, '#fffaf0', { lift: 6, edge: 7, inside: checks }) +
    glider
  )
}
