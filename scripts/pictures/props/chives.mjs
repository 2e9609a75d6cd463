import { at, line, n1, times } from '../draw.mjs'

export function chives(r, place, count = 30, size = 7) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    const [turn, long] = [r.in(0, 180), size * r.in(1.4, 2.6)]
    return at(
      x,
      y,
      turn,
      line(`M${n1(-long / 2)} 2h${n1(long)}`, '#1f3d16', size, 'opacity="0.3"') +
        line(`M${n1(-long / 2)} 0h${n1(long)}`, r.pick(['#5a9138', '#477a2d', '#7fae4c']), size),
    )
  })
}
