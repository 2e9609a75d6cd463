import { light, line, n1 } from '../draw.mjs'

/** A stroke of sauce that thins out. */
export function drizzle(_r, points, colour, width) {
  const d = `M${points.map((p) => p.map(n1).join(' ')).join('L')}`
  const curve =
    points.length > 2
      ? `M${points[0].map(n1).join(' ')}${points
          .slice(1)
          .map((p, i) => {
            const q = points[i]
            const mx = (q[0] + p[0]) / 2
            return `C${n1(mx)} ${n1(q[1])} ${n1(mx)} ${n1(p[1])} ${n1(p[0])} ${n1(p[1])}`
          })
          .join('')}`
      : d
  return (
    line(curve, '#2e1206', width, 'opacity="0.2" transform="translate(3 4)"') +
    line(curve, colour, width) +
    line(curve, light(colour, 0.5), width * 0.25, 'transform="translate(-2 -2)" opacity="0.7"')
  )
}
