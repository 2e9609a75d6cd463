import { at, box, fill, light, line, n1, piece, times } from '../draw.mjs'
import { leaf } from './leaf.mjs'

export function plant(r, x, y, size, pot = '#b4634a') {
  const leaves = times(17, (i) => {
    const turn = -86 + i * 10.8 + r.in(-8, 8)
    const long = size * r.in(0.7, 1.1)
    const [lx, ly] = [Math.sin((turn * Math.PI) / 180) * long, -Math.cos((turn * Math.PI) / 180) * long]
    return (
      line(`M0 0Q${n1(lx * 0.3)} ${n1(ly * 0.7)} ${n1(lx)} ${n1(ly)}`, '#3c6428', 5) +
      leaf(lx, ly, size * 0.26, turn, r.pick(['#4f7a32', '#3f6b33', '#6d9440', '#2f5a3a']))
    )
  })
  return at(
    x,
    y,
    0,
    leaves +
      piece(`M${-size * 0.36} 0H${size * 0.36}L${size * 0.27} ${size * 0.62}H${-size * 0.27}Z`, pot, {
        lift: 6,
        edge: 8,
      }) +
      fill(box(-size * 0.4, -8, size * 0.8, 24, 5), light(pot, 0.15)),
  )
}
