import { blob, box, fill, light, mix, times } from '../draw.mjs'
import { ground } from './ground.mjs'

/** Glazed tiles, four leaves each. */
export function tiles(r, colour, leaf, size = 200) {
  return (
    ground(colour) +
    times(4, (row) =>
      times(6, (column) => {
        const [x, y] = [column * size, row * size]
        const tone = mix(colour, light(colour, 0.5), r.in(0, 0.4))
        const h = size / 2
        const petal = `M${h} 14C${h + 30} ${h - 40} ${h + 40} ${h - 30} ${size - 14} ${h}C${h + 40} ${h + 30} ${h + 30} ${h + 40} ${h} ${size - 14}C${h - 30} ${h + 40} ${h - 40} ${h + 30} 14 ${h}C${h - 40} ${h - 30} ${h - 30} ${h - 40} ${h} 14Z`
        return `<g transform="translate(${x} ${y})">${fill(box(3, 3, size - 6, size - 6, 8), tone)}${fill(petal, leaf, 'opacity="0.75"')}${fill(blob(r, h, h, 15), colour)}</g>`
      }),
    )
  )
}
