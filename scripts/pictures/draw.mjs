/** Paper cut with scissors and laid in a light from the upper left: the few strokes from which every picture is made. */

let clips = 0

/** Numbers that look accidental and are always the same for one seed. `r()` is in [0, 1). */
export function random(seed) {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  const r = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  r.in = (from, to) => from + (to - from) * r()
  r.pick = (list) => list[Math.floor(r() * list.length)]
  /** A point inside an ellipse, evenly spread. */
  r.spot = ({ cx, cy, rx, ry = rx }) => {
    const turn = r.in(0, Math.PI * 2)
    const far = Math.sqrt(r())
    return [cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far]
  }
  return r
}

export const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join('')
export const n1 = (n) => Math.round(n * 10) / 10
const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(from, to, share) {
  const [a, b] = [parts(from), parts(to)]
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i] - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export const dark = (colour, share = 0.25) => mix(colour, '#3d1808', share)
export const light = (colour, share = 0.3) => mix(colour, '#fff4d8', share)

/** A closed soft line through the points. */
export function smooth(points) {
  const at = (i) => points[(i + points.length) % points.length]
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    return `C${[...c1, ...c2, ...p2].map(n1).join(' ')}`
  })
  return `M${at(0).map(n1).join(' ')}${curves.join('')}Z`
}

/** An ellipse cut by hand. */
export function blob(r, cx, cy, rx, ry = rx, { wobble = 0.05, points = 11, turn = 0 } = {}) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return smooth(
    Array.from({ length: points }, (_, i) => {
      const angle = (i / points) * Math.PI * 2
      const far = 1 + r.in(-wobble, wobble)
      const [x, y] = [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far]
      return [cx + x * cos - y * sin, cy + x * sin + y * cos]
    }),
  )
}

export function disc(cx, cy, rx, ry = rx) {
  return `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(rx * 2)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-rx * 2)} 0Z`
}

export function box(x, y, w, h, round = 0) {
  const q = Math.min(round, w / 2, h / 2)
  return `M${n1(x + q)} ${n1(y)}h${n1(w - 2 * q)}q${q} 0 ${q} ${q}v${n1(h - 2 * q)}q0 ${q} ${-q} ${q}h${n1(2 * q - w)}q${-q} 0 ${-q} ${-q}v${n1(2 * q - h)}q0 ${-q} ${q} ${-q}Z`
}

export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const at = (x, y, turn, inside, scale = 1) =>
  `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${scale})">${inside}</g>`

/** What a piece throws on what lies below. */
export const shadow = (d, lift = 6, strength = 0.24) =>
  fill(d, '#2e1206', `opacity="${strength}" transform="translate(${n1(lift * 0.8)} ${n1(lift)})"`)
export const softShadow = (d, lift = 22, strength = 0.42) =>
  fill(d, '#2e1206', `opacity="${strength}" filter="url(#soft)" transform="translate(${n1(lift * 0.7)} ${n1(lift)})"`)

export function clip(d, inside, transform = '') {
  const id = `k${clips++}`
  return `<clipPath id="${id}"><path d="${d}" ${transform}/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** A piece with thickness: a shadow below, a dark lower right edge, a lit upper left one, and what is painted on it. */
export function piece(d, colour, { lift = 6, edge = 8, shade = 0.26, glow = 0.3, inside = '' } = {}) {
  const moved = (share) => `transform="translate(${n1(edge * 0.8 * share)} ${n1(edge * share)})"`
  const face = clip(d, fill(d, light(colour, glow)) + fill(d, colour, moved(0.4)) + inside, moved(-1))
  return (lift ? shadow(d, lift) : '') + clip(d, fill(d, dark(colour, shade)) + face)
}

/** The finished picture, with the two blurs that shadows and light need. */
export function scene(inside, { width = 1200, height = 800 } = {}) {
  clips = 0
  const blur = (id, size, room) =>
    `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + 2 * room}%" height="${100 + 2 * room}%"><feGaussianBlur stdDeviation="${size}"/></filter>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${blur('soft', 16, 25)}${blur('haze', 46, 50)}</defs>${inside}</svg>`
}
