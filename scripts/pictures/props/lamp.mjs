import { at, disc, fill, line, n1, piece } from '../draw.mjs'
import { glow } from './glow.mjs'

/** A lamp on its cord. */
export function lamp(_r, x, y, size, colour) {
  const shade = `M${-size} ${size * 0.8}C${-size * 0.9} ${-size * 0.2} ${-size * 0.4} ${-size * 0.6} 0 ${-size * 0.6}C${size * 0.4} ${-size * 0.6} ${size * 0.9} ${-size * 0.2} ${size} ${size * 0.8}Z`
  return (
    glow(x, y + size * 1.2, size * 2.1) +
    line(`M${x} 0V${n1(y - size * 0.6)}`, '#2b1a12', 5) +
    fill(disc(x, y + size * 0.84, size * 0.42, size * 0.26), '#fff2c9') +
    at(x, y, 0, piece(shade, colour, { lift: 6, edge: 12, glow: 0.4 }))
  )
}
