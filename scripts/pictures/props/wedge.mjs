import { at, fill, line, n1, piece, times } from '../draw.mjs'

export function wedge(x, y, size, turn, peel = '#efc02e', flesh = '#fae27a') {
  const d = `M${-size} 0Q0 ${size * 1.15} ${size} 0Q0 ${-size * 0.25} ${-size} 0Z`
  const inner = `M${-size * 0.86} ${size * 0.02}Q0 ${size * 0.78} ${size * 0.86} ${size * 0.02}Q0 ${-size * 0.18} ${-size * 0.86} ${size * 0.02}Z`
  return at(
    x,
    y,
    turn,
    piece(d, peel, { lift: 7, edge: 6 }) +
      fill(inner, flesh) +
      times(4, (i) => line(`M0 ${n1(size * 0.02)}L${n1(size * (-0.5 + i * 0.33))} ${n1(size * 0.4)}`, '#fff3c4', 3)),
  )
}
