import { at, fill, line, piece } from '../draw.mjs'

export function mushroom(r, x, y, size, turn) {
  const d = `M${-size} ${-size * 0.1}C${-size} ${-size * 1.1} ${size} ${-size * 1.1} ${size} ${-size * 0.1}C${size} ${size * 0.2} ${size * 0.4} ${size * 0.1} ${size * 0.26} ${size * 0.12}L${size * 0.3} ${size * 0.9}H${-size * 0.3}L${-size * 0.26} ${size * 0.12}C${-size * 0.4} ${size * 0.1} ${-size} ${size * 0.2} ${-size} ${-size * 0.1}Z`
  const gills = fill(
    `M${-size * 0.72} ${-size * 0.1}C${-size * 0.5} ${-size * 0.5} ${size * 0.5} ${-size * 0.5} ${size * 0.72} ${-size * 0.1}Z`,
    '#7c5233',
  )
  return at(
    x,
    y,
    turn + r.in(-15, 15),
    piece(d, '#d9b48a', { lift: 5, edge: 6 }) +
      gills +
      line(
        `M${-size * 0.96} ${-size * 0.2}C${-size * 0.9} ${-size} ${size * 0.9} ${-size} ${size * 0.96} ${-size * 0.2}`,
        '#9c6a3e',
        size * 0.12,
      ),
  )
}
