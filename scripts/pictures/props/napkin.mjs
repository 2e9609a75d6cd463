import { box, fill, light, n1, piece, softShadow } from '../draw.mjs'

/** A napkin folded once, its corner under the plate. */
export function napkin(r, x, y, turn, colour, thread = '#fbf3e4') {
  const d = box(-120, -170, 240, 340, 10)
  const stripes =
    fill(box(-120, 96, 240, 16), thread, 'opacity="0.85"') + fill(box(-120, 122, 240, 6), thread, 'opacity="0.85"')
  const crease = fill('M-120-170h240L40 170h-160z', light(colour, 0.4), 'opacity="0.28"')
  const cloth = piece(d, colour, { lift: 9, inside: crease + stripes })
  return `<g transform="translate(${x} ${y}) rotate(${turn + n1(r.in(-3, 3))})">${softShadow(d, 10, 0.2)}${cloth}</g>`
}
