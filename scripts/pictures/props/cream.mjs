import { blob, dark, line, n1, piece } from '../draw.mjs'

export function cream(r, x, y, size, colour = '#fffaf1') {
  const swirl = `M${n1(x - size * 0.5)} ${n1(y + size * 0.1)}c0 ${n1(-size * 0.7)} ${n1(size * 1.1)} ${n1(-size * 0.6)} ${n1(size)} ${n1(size * 0.1)}c-${n1(size * 0.1)} ${n1(size * 0.5)}-${n1(size * 0.8)} ${n1(size * 0.4)}-${n1(size * 0.62)}-${n1(size * 0.06)}`
  return (
    piece(blob(r, x, y, size, size * 0.86, { wobble: 0.09 }), colour, { lift: 7, edge: 9, shade: 0.17 }) +
    line(swirl, dark(colour, 0.14), size * 0.11)
  )
}
