import { at, blob, fill, piece, softShadow } from '../draw.mjs'
import { crumbs } from './crumbs.mjs'

export function bread(r, x, y, size, turn) {
  const d = blob(r, 0, 0, size, size * 0.72, { wobble: 0.06 })
  const crumb = blob(r, 0, 0, size * 0.88, size * 0.6, { wobble: 0.06 })
  return at(
    x,
    y,
    turn,
    softShadow(d, 10, 0.25) +
      piece(d, '#8a5227', { lift: 9, edge: 9 }) +
      fill(crumb, '#d9ae72') +
      crumbs(r, { cx: 0, cy: 0, rx: size * 0.78, ry: size * 0.5 }, 40, ['#c1925a', '#e8c692', '#b5814a'], 8),
  )
}
