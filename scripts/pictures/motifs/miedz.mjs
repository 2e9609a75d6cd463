import { at, box, dark, disc, fill, light, line, piece, times } from '../draw.mjs'
import { leaf } from '../props/leaf.mjs'

/** A copper pot at the boil on a bed of ore, pans on the rail above. */
export function draw(r) {
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
