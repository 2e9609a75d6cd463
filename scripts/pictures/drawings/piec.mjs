import { at, box, clip, disc, fill, line, mix, piece, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { glow } from '../props/glow.mjs'

export const draw = (r) => {
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
