import { blob, box, dark, fill, light, line, mix, n1, piece, random, softShadow, times } from './draw.mjs'

const WIDTH = 1200
const HEIGHT = 800
const ground = (colour) => fill(box(0, 0, WIDTH, HEIGHT), colour)

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

/** Soft brush marks on one colour. */
export function paint(r, colour) {
  return (
    ground(colour) +
    times(26, () => {
      const d = blob(r, r.in(0, WIDTH), r.in(0, HEIGHT), r.in(120, 380), r.in(20, 60), {
        wobble: 0.2,
        turn: r.in(-24, -8),
      })
      return fill(d, r() > 0.5 ? light(colour, 0.3) : dark(colour, 0.3), 'opacity="0.14"')
    })
  )
}

/** A cloth with broad bands both ways, as from a milk bar. */
export function gingham(r, colour, paper = '#fbf3e4', size = 100) {
  const bands = times(Math.ceil(1600 / size / 2), (i) =>
    fill(box(-200 + i * size * 2, -400, size, 1700), colour, 'opacity="0.5"'),
  )
  const across = times(Math.ceil(1800 / size / 2), (i) =>
    fill(box(-400, -300 + i * size * 2, 2000, size), colour, 'opacity="0.5"'),
  )
  const turn = r.in(-14, 14)
  return `${ground(paper)}<g transform="rotate(${n1(turn)} 600 400)">${bands}${across}</g>${folds(r, paper)}`
}

/** Linen with a woven border. */
export function linen(r, colour, thread) {
  const turn = r.in(-8, 8)
  const weave = times(60, (i) => line(`M-200 ${i * 20 - 200}h1700`, dark(colour, 0.3), 2, 'opacity="0.12"'))
  const stripe = (x, w) => fill(box(x, -300, w, 1500), thread, 'opacity="0.8"')
  const border = stripe(70, 34) + stripe(116, 8) + stripe(134, 8) + stripe(1062, 34) + stripe(1040, 8) + stripe(1022, 8)
  return `${ground(colour)}<g transform="rotate(${n1(turn)} 600 400)">${weave}${border}</g>${folds(r, colour)}`
}

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

function folds(r, colour) {
  return times(3, (i) => {
    const x = 150 + i * 400 + r.in(-90, 90)
    const d = `M${n1(x)} -20c${n1(r.in(-60, 60))} 260 ${n1(r.in(-60, 60))} 560 ${n1(r.in(-120, 120))} 860`
    return (
      line(d, dark(colour, 0.6), 26, 'opacity="0.07"') +
      line(d, '#ffffff', 12, 'opacity="0.35" transform="translate(-20 0)"')
    )
  })
}

/** A napkin folded once, its corner under the plate. */
export function napkin(r, x, y, turn, colour, thread = '#fbf3e4') {
  const d = box(-120, -170, 240, 340, 10)
  const stripes =
    fill(box(-120, 96, 240, 16), thread, 'opacity="0.85"') + fill(box(-120, 122, 240, 6), thread, 'opacity="0.85"')
  const crease = fill('M-120-170h240L40 170h-160z', light(colour, 0.4), 'opacity="0.28"')
  const cloth = piece(d, colour, { lift: 9, inside: crease + stripes })
  return `<g transform="translate(${x} ${y}) rotate(${turn + n1(r.in(-3, 3))})">${softShadow(d, 10, 0.2)}${cloth}</g>`
}

export const seeded = random
