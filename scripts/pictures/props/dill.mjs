import { at, dark, line, n1, times } from '../draw.mjs'

/** Dill or carrot tops: a stem with ever finer threads. */
export function dill(_r, x, y, length, turn, colour = '#4f7f36') {
  const twigs = times(9, (i) => {
    const from = -length * (0.18 + i * 0.092)
    const side = i % 2 ? 1 : -1
    const reach = length * (0.34 - i * 0.024)
    const threads = times(5, (k) => {
      const t = 0.3 + k * 0.17
      const [px, py] = [side * reach * t, from - reach * 0.55 * t]
      return line(
        `M${n1(px)} ${n1(py)}l${n1(side * reach * 0.12)} ${n1(-reach * 0.34)}M${n1(px)} ${n1(py)}l${n1(side * reach * 0.32)} ${n1(reach * 0.04)}`,
        colour,
        3,
      )
    })
    return (
      line(
        `M0 ${n1(from)}q${n1(side * reach * 0.5)} ${n1(-reach * 0.12)} ${n1(side * reach)} ${n1(-reach * 0.55)}`,
        colour,
        3.4,
      ) + threads
    )
  })
  return at(
    x,
    y,
    turn,
    at(4, 6, 0, `<g opacity="0.2">${twigs.replaceAll(colour, '#2e1206')}</g>`) +
      line(`M0 0V${-length}`, dark(colour, 0.1), 4.5) +
      twigs,
  )
}
