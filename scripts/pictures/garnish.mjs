import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, shadow, times } from './draw.mjs'

const GREENS = ['#4f7a32', '#3c6428', '#6d9440', '#2f5423']

export function leaf(x, y, size, turn, colour = '#4f7f35') {
  const d = `M0 ${-size}C${size * 0.62} ${-size * 0.5} ${size * 0.56} ${size * 0.5} 0 ${size}C${-size * 0.56} ${size * 0.5} ${-size * 0.62} ${-size * 0.5} 0 ${-size}Z`
  const half = fill(
    `M0 ${-size}C${size * 0.62} ${-size * 0.5} ${size * 0.56} ${size * 0.5} 0 ${size}Z`,
    dark(colour, 0.25),
  )
  const vein = line(`M0 ${-size * 0.8}V${size * 0.95}`, light(colour, 0.4), size * 0.05)
  return at(x, y, turn, shadow(d, size * 0.12) + fill(d, light(colour, 0.08)) + half + vein)
}

/** Basil: a few leaves from one point. */
export function basil(r, x, y, size, turn = r.in(0, 360)) {
  return [0, 118, 236]
    .map((lean, i) =>
      at(
        x,
        y,
        turn + lean + r.in(-12, 12),
        leaf(0, -size * 0.8, size * (i ? 0.72 : 0.9), 0, r.pick(['#3f7a33', '#4f8b3a'])),
      ),
    )
    .join('')
}

/** Chopped herbs over a place. */
export function herbs(r, place, count = 40, size = 7) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return fill(
      blob(r, x, y, r.in(0.5, 1.2) * size, r.in(0.35, 0.7) * size, { wobble: 0.35, points: 6, turn: r.in(0, 180) }),
      r.pick(GREENS),
    )
  })
}

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

/** Dill or carrot tops: a stem with ever finer threads. */
export function dill(_r, x, y, length, turn, colour = '#4f7f36') {
  const twigs = times(9, (i) => {
    const from = -length * (0.18 + i * 0.092)
    const side = i % 2 ? 1 : -1
    const reach = length * (0.34 - i * 0.024)
    const threads = times(5, (k) => {
      const t = 0.3 + k * 0.17
      const [px, py] = [side * reach * t, from - reach * 0.55 * t]
      return line(
        `M${n1(px)} ${n1(py)}l${n1(side * reach * 0.12)} ${n1(-reach * 0.34)}M${n1(px)} ${n1(py)}l${n1(side * reach * 0.32)} ${n1(reach * 0.04)}`,
        colour,
        3,
      )
    })
    return (
      line(
        `M0 ${n1(from)}q${n1(side * reach * 0.5)} ${n1(-reach * 0.12)} ${n1(side * reach)} ${n1(-reach * 0.55)}`,
        colour,
        3.4,
      ) + threads
    )
  })
  return at(
    x,
    y,
    turn,
    at(4, 6, 0, `<g opacity="0.2">${twigs.replaceAll(colour, '#2e1206')}</g>`) +
      line(`M0 0V${-length}`, dark(colour, 0.1), 4.5) +
      twigs,
  )
}

export function parsley(r, x, y, size, turn = 0) {
  const sprig = [
    [0, -1.5, 0.8],
    [-0.85, -0.8, 0.7],
    [0.85, -0.8, 0.7],
    [-0.5, -1.7, 0.5],
    [0.5, -1.7, 0.5],
  ]
  return at(
    x,
    y,
    turn,
    line(`M0 0V${-size * 1.4}`, '#4c7a32', size * 0.12) +
      sprig
        .map(([dx, dy, s]) => {
          const d = blob(r, dx * size, dy * size, s * size * 0.68, s * size * 0.6, { wobble: 0.26, points: 13 })
          return piece(d, r.pick(['#4c7d34', '#5c8f3d', '#3f6c2c']), { lift: 4, edge: 5 })
        })
        .join(''),
  )
}

export function lemon(x, y, size, turn = 0, peel = '#efc02e', flesh = '#fae27a') {
  const wedges = times(8, (i) =>
    at(
      0,
      0,
      i * 45,
      fill(
        `M0 ${-size * 0.1}L${n1(size * 0.24)} ${n1(-size * 0.66)}Q0 ${n1(-size * 0.86)} ${n1(-size * 0.24)} ${n1(-size * 0.66)}Z`,
        i % 2 ? flesh : light(flesh, 0.25),
      ),
    ),
  )
  return at(
    x,
    y,
    turn,
    piece(disc(0, 0, size), peel, { lift: 6, edge: 5 }) + fill(disc(0, 0, size * 0.87), '#fff6d6') + wedges,
  )
}

export const lime = (x, y, size, turn) => lemon(x, y, size, turn, '#6fa136', '#cfe08a')

export function wedge(x, y, size, turn, peel = '#efc02e', flesh = '#fae27a') {
  const d = `M${-size} 0Q0 ${size * 1.15} ${size} 0Q0 ${-size * 0.25} ${-size} 0Z`
  const inner = `M${-size * 0.86} ${size * 0.02}Q0 ${size * 0.78} ${size * 0.86} ${size * 0.02}Q0 ${-size * 0.18} ${-size * 0.86} ${size * 0.02}Z`
  return at(
    x,
    y,
    turn,
    piece(d, peel, { lift: 7, edge: 6 }) +
      fill(inner, flesh) +
      times(4, (i) => line(`M0 ${n1(size * 0.02)}L${n1(size * (-0.5 + i * 0.33))} ${n1(size * 0.4)}`, '#fff3c4', 3)),
  )
}

export function tomato(r, x, y, size) {
  const seeds = times(5, (i) =>
    at(
      0,
      0,
      i * 72 + 20,
      fill(
        `M0 ${-size * 0.2}C${size * 0.34} ${-size * 0.3} ${size * 0.3} ${-size * 0.78} 0 ${-size * 0.76}C${-size * 0.3} ${-size * 0.78} ${-size * 0.34} ${-size * 0.3} 0 ${-size * 0.2}Z`,
        '#e8762f',
      ) +
        times(3, (k) =>
          fill(disc((k - 1) * size * 0.1, -size * (0.42 + (k % 2) * 0.14), size * 0.045, size * 0.07), '#f8d98a'),
        ),
    ),
  )
  return at(
    x,
    y,
    r.in(0, 360),
    piece(blob(r, 0, 0, size, size, { wobble: 0.02 }), '#cf3a22', { lift: 5, edge: 5 }) +
      fill(disc(0, 0, size * 0.86), '#dd4f30') +
      seeds,
  )
}

export function cherry(r, x, y, size, colour = '#d6402a') {
  return (
    piece(blob(r, x, y, size, size * 0.94, { wobble: 0.03 }), colour, { lift: 6, edge: 9 }) +
    fill(
      blob(r, x - size * 0.35, y - size * 0.38, size * 0.22, size * 0.13, { turn: -35 }),
      '#ffe3cf',
      'opacity="0.85"',
    )
  )
}

export function cucumber(r, x, y, size) {
  const seeds = times(7, (i) => at(0, 0, i * 51, fill(disc(0, -size * 0.4, size * 0.06, size * 0.12), '#c8dc8e')))
  return at(
    x,
    y,
    r.in(0, 360),
    piece(disc(0, 0, size), '#4d7d33', { lift: 4, edge: 4 }) +
      fill(disc(0, 0, size * 0.88), '#d7e7a8') +
      fill(disc(0, 0, size * 0.6), '#e6f0c0') +
      seeds,
  )
}

export function radish(r, x, y, size) {
  return (
    piece(disc(x, y, size), '#c92f55', { lift: 4, edge: 4 }) +
    fill(blob(r, x, y, size * 0.86), '#fdf2ee') +
    fill(blob(r, x, y, size * 0.5), '#fae3df')
  )
}

export function onion(r, x, y, size, colour = '#9c4a76') {
  return at(
    x,
    y,
    r.in(0, 360),
    [1, 0.72, 0.46]
      .map((s) =>
        line(
          blob(r, 0, 0, size * s, size * s * 0.92, { wobble: 0.04 }),
          mix(colour, '#f7e6ee', 1 - s * 0.8),
          size * 0.13,
        ),
      )
      .join(''),
  )
}

/** Golden onion and bacon, the crown of Polish dumplings. */
export function fried(r, place, count = 46) {
  return times(count, (i) => {
    const [x, y] = r.spot(place)
    if (i % 3 === 0)
      return piece(
        blob(r, x, y, r.in(9, 15), r.in(7, 11), { wobble: 0.22, points: 7 }),
        r.pick(['#a8482a', '#8f3820', '#c36a3c']),
        { lift: 4, edge: 4 },
      )
    const turn = r.in(0, 180)
    const w = r.in(13, 26)
    return at(
      x,
      y,
      turn,
      line(`M${n1(-w)} 3q${n1(w)} ${n1(-w * 0.8)} ${n1(w * 2)} 0`, '#5a2c0c', 7, 'opacity="0.35"') +
        line(
          `M${n1(-w)} 0q${n1(w)} ${n1(-w * 0.8)} ${n1(w * 2)} 0`,
          r.pick(['#e0a443', '#c98429', '#f0c467', '#b56a1e']),
          6.5,
        ),
    )
  })
}

export function egg(r, x, y, size, turn = 0, yolk = '#f0a01e') {
  const d = blob(r, 0, 0, size, size * 0.76, { wobble: 0.02 })
  return at(
    x,
    y,
    turn,
    piece(d, '#fffaf0', { lift: 7, edge: 8, shade: 0.16 }) +
      piece(blob(r, -size * 0.06, 0, size * 0.5, size * 0.46, { wobble: 0.03 }), yolk, {
        lift: 0,
        edge: 5,
        glow: 0.4,
      }) +
      fill(blob(r, -size * 0.22, -size * 0.16, size * 0.12, size * 0.07), '#fff3cf', 'opacity="0.8"'),
  )
}

export function friedEgg(r, x, y, size) {
  const d = blob(r, x, y, size, size * 0.9, { wobble: 0.13, points: 9 })
  const yolk = blob(r, x + size * 0.06, y - size * 0.02, size * 0.4, size * 0.38, { wobble: 0.02 })
  return (
    piece(d, '#fffaf0', { lift: 7, edge: 9, shade: 0.18 }) +
    line(d, '#d9a35a', 5, 'opacity="0.55"') +
    piece(yolk, '#f3a821', { lift: 5, edge: 10, glow: 0.45 }) +
    fill(blob(r, x - size * 0.08, y - size * 0.16, size * 0.11, size * 0.07), '#fff6da', 'opacity="0.9"')
  )
}

export function cream(r, x, y, size, colour = '#fffaf1') {
  const swirl = `M${n1(x - size * 0.5)} ${n1(y + size * 0.1)}c0 ${n1(-size * 0.7)} ${n1(size * 1.1)} ${n1(-size * 0.6)} ${n1(size)} ${n1(size * 0.1)}c-${n1(size * 0.1)} ${n1(size * 0.5)}-${n1(size * 0.8)} ${n1(size * 0.4)}-${n1(size * 0.62)}-${n1(size * 0.06)}`
  return (
    piece(blob(r, x, y, size, size * 0.86, { wobble: 0.09 }), colour, { lift: 7, edge: 9, shade: 0.17 }) +
    line(swirl, dark(colour, 0.14), size * 0.11)
  )
}

export function mushroom(r, x, y, size, turn) {
  const d = `M${-size} ${-size * 0.1}C${-size} ${-size * 1.1} ${size} ${-size * 1.1} ${size} ${-size * 0.1}C${size} ${size * 0.2} ${size * 0.4} ${size * 0.1} ${size * 0.26} ${size * 0.12}L${size * 0.3} ${size * 0.9}H${-size * 0.3}L${-size * 0.26} ${size * 0.12}C${-size * 0.4} ${size * 0.1} ${-size} ${size * 0.2} ${-size} ${-size * 0.1}Z`
  const gills = fill(
    `M${-size * 0.72} ${-size * 0.1}C${-size * 0.5} ${-size * 0.5} ${size * 0.5} ${-size * 0.5} ${size * 0.72} ${-size * 0.1}Z`,
    '#7c5233',
  )
  return at(
    x,
    y,
    turn + r.in(-15, 15),
    piece(d, '#d9b48a', { lift: 5, edge: 6 }) +
      gills +
      line(
        `M${-size * 0.96} ${-size * 0.2}C${-size * 0.9} ${-size} ${size * 0.9} ${-size} ${size * 0.96} ${-size * 0.2}`,
        '#9c6a3e',
        size * 0.12,
      ),
  )
}

export function shrimp(_r, x, y, size, turn, colour = '#ee8a5f') {
  const d = `M${size * 0.9} ${size * 0.35}C${size} ${-size * 0.8} ${-size * 0.6} ${-size * 1.2} ${-size * 0.95} ${-size * 0.2}C${-size * 1.1} ${size * 0.4} ${-size * 0.6} ${size * 0.85} ${-size * 0.15} ${size * 0.75}C${-size * 0.5} ${size * 0.3} ${-size * 0.45} ${-size * 0.1} ${-size * 0.1} ${-size * 0.22}C${size * 0.3} ${-size * 0.3} ${size * 0.45} ${0} ${size * 0.42} ${size * 0.4}Z`
  const tail = fill(
    `M${-size * 0.2} ${size * 0.7}l${size * 0.5} ${size * 0.06}l${-size * 0.14} ${size * 0.2}l${size * 0.2} ${size * 0.22}q${-size * 0.6} ${size * 0.06} ${-size * 0.72} ${-size * 0.4}z`,
    dark(colour, 0.2),
  )
  const bands = [
    [-0.9, -0.3, 0.5, 0.2],
    [-0.75, -0.7, 0.42, 0.42],
    [-0.3, -1, 0.12, 0.6],
    [0.25, -0.92, -0.02, 0.6],
    [0.7, -0.5, -0.3, 0.36],
  ]
  const stripes = bands
    .map(([bx, by, dx, dy]) =>
      line(
        `M${n1(bx * size)} ${n1(by * size)}l${n1(dx * size)} ${n1(dy * size)}`,
        '#fff0df',
        size * 0.09,
        'opacity="0.75"',
      ),
    )
    .join('')
  return at(x, y, turn, shadow(d, 6) + tail + piece(d, colour, { lift: 0, edge: 8, inside: stripes }))
}

export function sesame(r, place, count, colour = '#fbe6bd') {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return at(
      x,
      y,
      r.in(0, 180),
      fill(disc(1.5, 2, 6, 3.6), '#4a220a', 'opacity="0.3"') +
        fill(disc(0, 0, 6, 3.6), r.pick([colour, light(colour, 0.3), dark(colour, 0.08)])),
    )
  })
}

export function crumbs(r, place, count, colours, size = 6) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    return fill(blob(r, x, y, size * r.in(0.4, 1.2), size * r.in(0.4, 1), { wobble: 0.3, points: 6 }), r.pick(colours))
  })
}

/** Rounds of fat on a soup. */
export function eyes(r, place, count, colour) {
  return times(count, () => {
    const [x, y] = r.spot(place)
    const size = r.in(3, 13)
    return (
      fill(disc(x, y, size), light(colour, 0.3), 'opacity="0.5"') +
      line(disc(x, y, size), light(colour, 0.5), 1.5, 'opacity="0.7"')
    )
  })
}

export function chili(x, y, size, turn = 0) {
  return at(
    x,
    y,
    turn,
    fill(disc(1, 2, size), '#2e1206', 'opacity="0.25"') +
      line(disc(0, 0, size * 0.8), '#cf2e1f', size * 0.36) +
      fill(disc(size * 0.1, 0, size * 0.16), '#f6d68e'),
  )
}

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

export { blob, box, clip }
