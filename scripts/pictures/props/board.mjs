import { at, box, dark, disc, fill, line, n1, piece, softShadow, times } from '../draw.mjs'

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
