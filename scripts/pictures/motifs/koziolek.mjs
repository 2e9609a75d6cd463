import { at, box, disc, fill, line, piece, times } from '../draw.mjs'
import { fork } from '../props/fork.mjs'

/** The billy goat of Lublin, a napkin round his neck, his fork at the ready. */
export function draw(_r) {
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
