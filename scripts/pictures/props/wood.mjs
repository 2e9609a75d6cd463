import { box, dark, fill, light, line, mix, n1, times } from '../draw.mjs'
import { HEIGHT, WIDTH } from './size.mjs'

/** Planks across the table, each with its own grain. */
export function wood(r, colour = '#a8703f') {
  const planks = 4
  const tall = HEIGHT / planks
  return times(planks, (i) => {
    const tone = mix(colour, r.pick(['#5b2f14', '#e0ad74']), r.in(0.04, 0.2))
    const grain = times(15, () => {
      const y = i * tall + r.in(8, tall - 8)
      const [a, b, c] = [r.in(-12, 12), r.in(-12, 12), r.in(-8, 8)]
      const from = r.in(-200, 700)
      const d = `M${n1(from)} ${n1(y)}c160 ${n1(a)} 320 ${n1(b)} ${n1(r.in(400, 900))} ${n1(c)}`
      return line(d, dark(tone, r.in(0.12, 0.34)), r.in(1.5, 5), `opacity="${n1(r.in(0.35, 0.8))}"`)
    })
    return (
      fill(box(0, i * tall, WIDTH, tall), tone) +
      grain +
      fill(box(0, (i + 1) * tall - 5, WIDTH, 5), dark(tone, 0.5)) +
      fill(box(0, i * tall, WIDTH, 3), light(tone, 0.25))
    )
  })
}
