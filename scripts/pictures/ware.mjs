import { at, blob, box, clip, dark, disc, fill, light, line, mix, n1, piece, softShadow, times } from './draw.mjs'

const CREAM = '#fbf4e6'

const rims = {
  plain: () => '',
  line: (_r, cx, cy, size, colour) => line(disc(cx, cy, size * 0.93), colour, 9),
  lines: (_r, cx, cy, size, colour) =>
    line(disc(cx, cy, size * 0.95), colour, 12) + line(disc(cx, cy, size * 0.87), colour, 4),
  folk: (_r, cx, cy, size, colour) =>
    line(disc(cx, cy, size * 0.965), colour, 5) +
    times(22, (i) =>
      at(
        cx,
        cy,
        (i * 360) / 22,
        at(
          size * 0.86,
          0,
          0,
          fill('M-15 0C-7-11 7-11 17 0 7 11-7 11-15 0z', i % 2 ? colour : mix(colour, '#e3a93c', 0.75)),
        ),
      ),
    ),
  dots: (_r, cx, cy, size, colour) => times(30, (i) => at(cx, cy, i * 12, fill(disc(size * 0.88, 0, 7.5), colour))),
  speckled: (r, cx, cy, size, colour) =>
    times(130, () => {
      const [x, y] = r.spot({ cx, cy, rx: size * 0.97 })
      return fill(disc(x, y, r.in(1.2, 3.6)), colour, 'opacity="0.55"')
    }),
}

/** A plate from above; `rim` is its decoration. */
export function plate(r, cx, cy, size, { glaze = CREAM, rim = 'plain', colour = '#c0553a' } = {}) {
  const round = disc(cx, cy, size)
  return (
    softShadow(round) +
    piece(round, glaze, {
      lift: 7,
      edge: size * 0.045,
      shade: 0.22,
      glow: 0.6,
      inside: rims[rim](r, cx, cy, size, colour),
    }) +
    fill(disc(cx, cy, size * 0.77), dark(glaze, 0.13)) +
    fill(disc(cx + size * 0.012, cy + size * 0.016, size * 0.755), light(glaze, 0.35)) +
    fill(disc(cx + size * 0.02, cy + size * 0.028, size * 0.735), glaze)
  )
}

/** A bowl filled with `inside`, which is cut off at its wall. */
export function bowl(
  r,
  cx,
  cy,
  size,
  { outer = '#3f5d63', inner = CREAM, liquid = '#d9a441', inside = '', rim = 'plain', colour = '#c0553a' } = {},
) {
  const round = disc(cx, cy, size)
  const surface = disc(cx + size * 0.012, cy + size * 0.02, size * 0.79)
  return (
    softShadow(round, 30) +
    piece(round, outer, { lift: 9, edge: size * 0.05 }) +
    fill(disc(cx, cy, size * 0.945), light(inner, 0.5)) +
    fill(disc(cx + size * 0.008, cy + size * 0.012, size * 0.93), dark(inner, 0.12)) +
    clip(
      disc(cx, cy, size * 0.93),
      fill(disc(cx + size * 0.07, cy + size * 0.09, size * 0.9), inner) + rims[rim](r, cx, cy, size * 0.93, colour),
    ) +
    fill(surface, dark(liquid, 0.3)) +
    clip(surface, fill(disc(cx + size * 0.035, cy + size * 0.045, size * 0.785), liquid) + inside)
  )
}

/** A board with a handle, seen along `turn`. */
export function board(r, cx, cy, w, h, { turn = 0, colour = '#c08a52', handle = true } = {}) {
  const body = box(-w / 2, -h / 2, w, h, 34) + (handle ? box(w / 2 - 8, -44, 150, 88, 40) : '')
  const grain = times(20, () => {
    const y = r.in(-h / 2, h / 2)
    return line(
      `M${-w / 2} ${n1(y)}c${n1(w / 3)} ${n1(r.in(-14, 14))} ${n1(w / 2)} ${n1(r.in(-14, 14))} ${w + 150} ${n1(r.in(-6, 6))}`,
      dark(colour, 0.3),
      r.in(1.5, 4),
      'opacity="0.5"',
    )
  })
  const hole = handle ? fill(disc(w / 2 + 104, 0, 17), '#4a2a15', 'opacity="0.85"') : ''
  return at(cx, cy, turn, softShadow(body, 18, 0.4) + piece(body, colour, { lift: 10, edge: 9, inside: grain }) + hole)
}

/** An iron pan; the handle points along `turn`. */
export function pan(_r, cx, cy, size, turn, inside, base = '#4b3a33') {
  const iron = '#35302f'
  const grip = box(size * 0.9, -34, size * 0.95, 68, 30)
  const well = disc(0, 0, size * 0.86)
  return (
    softShadow(disc(cx, cy, size), 26) +
    at(cx, cy, turn, piece(grip, iron, { edge: 8, glow: 0.3 }) + fill(disc(size * 1.68, 0, 14), '#1c1817')) +
    at(
      cx,
      cy,
      0,
      piece(disc(0, 0, size), iron, { edge: 12, glow: 0.28, lift: 10 }) +
        fill(well, dark(base, 0.5)) +
        clip(well, fill(disc(size * 0.03, size * 0.04, size * 0.86), base) + inside),
    )
  )
}

const STEEL = '#d5d2cc'

export function fork(x, y, turn, metal = STEEL) {
  const d = 'M-22-210v92c0 20 9 32 17 38l-4 262c0 20 18 20 18 0l-4-262c8-6 17-18 17-38v-92h-8v84h-10v-84h-8v84h-10v-84z'
  return at(x, y, turn, piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }))
}

export function knife(x, y, turn, metal = STEEL) {
  const d = 'M-12-210c34 24 38 150 22 214l-4 2v176c0 18-18 18-18 0z'
  return at(x, y, turn, piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }))
}

export function spoon(x, y, turn, metal = STEEL) {
  const d = 'M0-214c30 0 42 34 38 66-3 26-18 44-30 48l4 282c0 20-24 20-24 0l4-282c-12-4-27-22-30-48-4-32 8-66 38-66z'
  const hollow = fill('M1-202c20 0 28 26 25 50-3 22-14 36-25 36s-22-14-25-36c-3-24 5-50 25-50z', dark(metal, 0.2))
  return at(
    x,
    y,
    turn,
    piece(d, metal, { lift: 7, edge: 5, glow: 0.7 }) +
      hollow +
      fill('M4-190c14 2 18 22 15 40-2 14-9 24-15 24z', light(metal, 0.6), 'opacity="0.7"'),
  )
}

export function chopsticks(x, y, turn, colour = '#7b2d1f') {
  const stick = (dx, lean) =>
    at(
      dx,
      0,
      lean,
      piece('M-9-300h18l-4 600h-10z', colour, { lift: 8, edge: 4 }) + fill('M-9-300h18l-1 60h-16z', '#e0b04a'),
    )
  return at(x, y, turn, stick(-16, -1.5) + stick(18, 1.8))
}

/** A tumbler from above. */
export function glass(_r, cx, cy, size, liquid, inside = '') {
  return (
    softShadow(disc(cx, cy, size), 24, 0.3) +
    fill(disc(cx, cy, size), '#eef3ef', 'opacity="0.75"') +
    fill(disc(cx + 2, cy + 3, size * 0.86), dark(liquid, 0.3)) +
    clip(
      disc(cx + 2, cy + 3, size * 0.86),
      fill(disc(cx + size * 0.08, cy + size * 0.1, size * 0.84), liquid) + inside,
    ) +
    line(
      `M${n1(cx - size * 0.68)} ${n1(cy + size * 0.1)}a${size * 0.7} ${size * 0.7} 0 0 1 ${n1(size * 0.5)} ${n1(-size * 0.72)}`,
      '#ffffff',
      size * 0.09,
      'opacity="0.8"',
    ) +
    line(disc(cx, cy, size * 0.97), '#ffffff', 4, 'opacity="0.7"')
  )
}

/** A little dish of something. */
export function ramekin(r, cx, cy, size, content, { outer = CREAM, inside = '' } = {}) {
  return bowl(r, cx, cy, size, { outer, inner: light(outer, 0.3), liquid: content, inside })
}

export { blob }
