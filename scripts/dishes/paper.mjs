import { dark, light, times } from '../pictures/draw.mjs'

/** The few strokes of a dish's drawing, in whole units of a field of 300 × 200, short enough for 3 kB a picture. */

export const WIDTH = 300
export const HEIGHT = 200
export const MIDDLE = { cx: 150, cy: 100 }

const i = Math.round

export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${i(x)}" cy="${i(y)}" r="${i(r)}" fill="${fill}"${more}/>`
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${i(x)}" cy="${i(y)}" rx="${i(rx)}" ry="${i(ry)}" fill="${fill}"${more}/>`
export const rect = (x, y, w, h, round, fill, more = '') =>
  `<rect x="${i(x)}" y="${i(y)}" width="${i(w)}" height="${i(h)}" rx="${i(round)}" fill="${fill}"${more}/>`
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`
export const turned = (degrees, x, y, inside) => `<g transform="rotate(${i(degrees)} ${i(x)} ${i(y)})">${inside}</g>`
export const moved = (x, y, inside, scale = 1) =>
  `<g transform="translate(${i(x)} ${i(y)})${scale === 1 ? '' : ` scale(${scale})`}">${inside}</g>`

/** What a thing throws on the table, down to the right. */
export const shade = (x, y, rx, ry = rx) => oval(x + 4, y + 7, rx, ry, '#2e1206', ' opacity=".22"')

/** A round thing with a lit edge. */
export const ball = (x, y, r, colour) =>
  disc(x + 1, y + 2, r, dark(colour, 0.45)) +
  disc(x, y, r, colour) +
  disc(x - r * 0.3, y - r * 0.3, r * 0.45, light(colour, 0.35))

/** A closed line around a point that was cut by hand: `n` corners, `wobble` of the radius. */
export function blob(r, x, y, rx, ry = rx, { wobble = 0.06, n = 9 } = {}) {
  const points = Array.from({ length: n }, (_, k) => {
    const angle = (k / n) * Math.PI * 2
    const far = 1 + r.in(-wobble, wobble)
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]
  })
  const half = (a, b) => `${i((a[0] + b[0]) / 2)} ${i((a[1] + b[1]) / 2)}`
  const start = half(points.at(-1), points[0])
  return `M${start}${points.map((p, k) => `Q${i(p[0])} ${i(p[1])} ${half(p, points[(k + 1) % n])}`).join('')}Z`
}

/** How many of the pieces are drawn, so that a picture with many foods stays small. */
let share = 1

/** Places inside an ellipse that keep apart, so that pieces lie beside each other. */
export function places(r, all, { cx, cy, rx, ry = rx }, apart) {
  const n = Math.max(2, i(all * share))
  const found = []
  for (let tries = 0; found.length < n && tries < n * 14; tries++) {
    const [x, y] = r.spot({ cx, cy, rx, ry })
    const near = tries < n * 10 ? apart : apart * 0.6
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) >= near)) found.push([i(x), i(y)])
  }
  return found
}

const step = (r, length) => {
  const angle = r.in(0, Math.PI * 2)
  return [i(Math.cos(angle) * length), i(Math.sin(angle) * length)]
}

/** How pieces of one kind become one path; all are strokes with round ends, the leaf alone is filled. */
const OUTLINES = {
  dot: (_, [x, y]) => `M${x} ${y}h.1`,
  slice: (_, [x, y]) => `M${x} ${y}h.1`,
  ring: (_, [x, y]) => `M${x} ${y}h.1`,
  crumb: (_, [x, y]) => `M${x} ${y}h.1`,
  strip: (r, [x, y], size) => {
    const [a, b] = step(r, size * 1.1)
    return `M${x} ${y}q${i(a / 2 + b / 4)} ${i(b / 2 - a / 4)} ${a} ${b}`
  },
  cube: (r, [x, y], size) => `M${x} ${y}l${step(r, size * 0.35).join(' ')}`,
  chunk: (r, [x, y], size) => `M${x} ${y}l${step(r, size * 0.5).join(' ')}`,
  shrimp: (r, [x, y], size) => `M${x} ${y}q${step(r, size).join(' ')} ${step(r, size * 1.1).join(' ')}`,
  leaf: (r, [x, y], size) => {
    const [a, b] = step(r, size)
    const [p, q] = [i(b * 0.45), i(-a * 0.45)]
    return `M${x} ${y}q${i(a / 2) + p} ${i(b / 2) + q} ${a} ${b}q${-i(a / 2) - p} ${-i(b / 2) - q} ${-a} ${-b}`
  },
}
/** The width of the stroke as a share of a piece's size. */
const STROKES = { strip: 0.34, cube: 0.75, chunk: 0.7, shrimp: 0.5, crumb: 0.5 }

let ids = 0

/** Pieces of one food at these places: a dark edge below, the food, light on it. */
export function pieces(r, { shape, colour, size, inner }, at) {
  if (at.length === 0) return ''
  const id = `p${ids++}`
  const d = at.map((spot) => OUTLINES[shape](r, spot, size)).join('')
  if (shape === 'leaf')
    return `<path id="${id}" d="${d}" fill="${dark(colour, 0.35)}" transform="translate(1 2)"/><path d="${d}" fill="${colour}"/>`
  const width = Math.max(2, i(size * (STROKES[shape] ?? 1)))
  const use = (stroke, w, more = '') => `<use href="#${id}" stroke="${stroke}" stroke-width="${i(w)}"${more}/>`
  const low = use(dark(colour, 0.42), width, ' transform="translate(1 2)"')
  const face = use(colour, width)
  const core = inner
    ? use(inner, width * 0.6)
    : width >= 5
      ? use(light(colour, 0.32), width * 0.4, ' transform="translate(-1 -1)"')
      : ''
  const drawn = `<defs><path id="${id}" d="${d}"/></defs>${low}${face}${core}`
  return shape === 'cube' ? `<g stroke-linecap="butt">${drawn}</g>` : drawn
}

/** The seen ingredients over an area, large pieces below, `share` of them each. */
export function scatter(r, seen, area, { n = 9, most = 5, scale = 1 } = {}) {
  const foods = seen.slice(0, most).sort((a, b) => b.look.size - a.look.size)
  return foods
    .map(({ look }) => {
      const size = look.size * scale
      const count = Math.min(n * 2, Math.max(3, i((n * 15) / (size + 4))))
      return pieces(r, { ...look, size }, places(r, count, area, size * 0.85))
    })
    .join('')
}

export const without = (seen, ...names) => seen.filter(({ name }) => !names.some((start) => name.startsWith(start)))

/** The table under a dish: linen, wood, stone or gingham, as chance has it. */
export function table(r) {
  const [ground, thread, kind] = r.pick(TABLES)
  const base = rect(0, 0, WIDTH, HEIGHT, 0, ground)
  if (kind === 'wood')
    return (
      base +
      line(
        times(4, (k) => `M0 ${k * 52 + i(r.in(16, 30))}H300`),
        thread,
        2,
      ) +
      line('M90 0V26M210 78V130', thread, 2)
    )
  if (kind === 'stripes')
    return base + path('M22 0h12v200h-12zM42 0h3v200h-3zM255 0h12v200h-12zM247 0h3v200h-3z', thread)
  if (kind === 'checks')
    return `${base}<g fill="${thread}" opacity=".5"><path d="M0 0h30v200H0zM60 0h30v200H60zM120 0h30v200h-30zM180 0h30v200h-30zM240 0h30v200h-30z"/><path d="M0 20h300v30H0zM0 80h300v30H0zM0 140h300v30H0z"/></g>`
  return base + path(`M0 ${i(r.in(150, 175))}q150 -22 300 6V200H0z`, thread)
}

const TABLES = [
  ['#f1e3cb', '#e3cba6', 'stripes'],
  ['#9a6a46', '#835738', 'wood'],
  ['#f6e8d6', '#e8b9a0', 'checks'],
  ['#c8b08d', '#b89d77', 'wood'],
  ['#dfe3d2', '#c9cfb7', 'stripes'],
  ['#5d4a3f', '#4d3c33', 'wood'],
  ['#efd9bd', '#d9a37f', 'cloth'],
  ['#f3ead9', '#bfccb4', 'checks'],
  ['#7d8a80', '#6d7a70', 'cloth'],
]

/** One thing drawn several times: the first time in full, then as a copy. Each place is a `transform`. */
export function copies(inside, transforms) {
  const id = `c${ids++}`
  const rest = transforms.slice(1).map((transform) => `<use href="#${id}" transform="${transform}"/>`)
  return `<g transform="${transforms[0]}"><g id="${id}">${inside}</g></g>${rest.join('')}`
}
export const to = (x, y, degrees = 0) => `translate(${i(x)} ${i(y)})${degrees ? `rotate(${i(degrees)})` : ''}`

const MOST_BYTES = 3000
const SHARES = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.15]

/** The finished drawing, at most 3 kB: where that is not enough, with fewer pieces. Strokes have round ends. */
export function framed(draw) {
  let svg = ''
  for (share of SHARES) {
    ids = 0
    const text = draw().replace(/\d+\.\d+/g, (number) => String(Number(number) < 2 ? n2(number) : i(number)))
    svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="600" height="400" fill="none" stroke-linecap="round" stroke-linejoin="round">${text}</svg>`
    if (svg.length <= MOST_BYTES) break
  }
  share = 1
  return svg
}

const n2 = (number) => Math.round(number * 100) / 100
