import { at, dark, fill, light, line, shadow } from '../draw.mjs'

export function leaf(x, y, size, turn, colour = '#4f7f35') {
  const d = `M0 ${-size}C${size * 0.62} ${-size * 0.5} ${size * 0.56} ${size * 0.5} 0 ${size}C${-size * 0.56} ${size * 0.5} ${-size * 0.62} ${-size * 0.5} 0 ${-size}Z`
  const half = fill(
    `M0 ${-size}C${size * 0.62} ${-size * 0.5} ${size * 0.56} ${size * 0.5} 0 ${size}Z`,
    dark(colour, 0.25),
  )
  const vein = line(`M0 ${-size * 0.8}V${size * 0.95}`, light(colour, 0.4), size * 0.05)
  return at(x, y, turn, shadow(d, size * 0.12) + fill(d, light(colour, 0.08)) + half + vein)
}
