import { at, box, dark, disc, fill, light, line, n1, piece, times } from '../draw.mjs'
import { glow } from './glow.mjs'
import { wine } from './wine.mjs'

/** A round table under a cloth, laid for two. */
export function roundTable(_r, x, y, size, cloth) {
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
