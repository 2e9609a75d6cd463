import { dark, disc, fill, line, piece } from '../draw.mjs'

export function chair(_r, x, y, size, colour, flip = 1) {
  const back = `M${-size * 0.36} 0V${-size}C${-size * 0.36} ${-size * 1.35} ${size * 0.36} ${-size * 1.35} ${size * 0.36} ${-size}V0`
  return `<g transform="translate(${x} ${y}) scale(${flip} 1)">${fill(disc(0, size * 0.78, size * 0.5, size * 0.1), '#1d0d05', 'opacity="0.3"')}${line(back, dark(colour, 0.15), size * 0.11)}${line(`M${-size * 0.12} 0V${-size * 1.16}M${size * 0.12} 0V${-size * 1.16}`, colour, size * 0.06)}${line(`M${-size * 0.36} 0L${-size * 0.42} ${size * 0.76}M${size * 0.36} 0L${size * 0.42} ${size * 0.76}M${-size * 0.18} 0L${-size * 0.2} ${size * 0.66}`, dark(colour, 0.25), size * 0.09)}${piece(disc(0, 0, size * 0.46, size * 0.16), colour, { lift: 5, edge: 5 })}</g>`
}
