import { dark, light, times } from '../pictures/draw.mjs'
import { disc, line, moved, oval, path, rect, shade, turned } from './paper.mjs'

/** Plates, bowls, boards and glasses: what food lies in. */

const CHINA = ['#fbf5ea', '#f6efe4', '#e7ddcb', '#dfe8e4', '#f3dfd2', '#cdd9d6', '#6d7f82', '#f4ead0']
const STONEWARE = ['#5d6f72', '#8a5a44', '#3f4a4f', '#d9c7a6', '#a8553c', '#7d8f6d', '#efe6d6', '#2f3b45']

export function plate(r, { x = 150, y = 100, size = 86, colour = r.pick(CHINA) } = {}) {
  return (
    shade(x, y, size) +
    disc(x, y, size, colour) +
    disc(x, y, size - 7, dark(colour, 0.05), ` stroke="${dark(colour, 0.14)}"`) +
    disc(x, y, size * 0.74, light(colour, 0.55))
  )
}

export function bowl(r, liquid, { x = 150, y = 100, size = 84, colour = r.pick(STONEWARE) } = {}) {
  const inner = size * 0.8
  return (
    shade(x, y, size) +
    disc(x, y, size, dark(colour, 0.2)) +
    disc(x - 1, y - 2, size - 3, colour) +
    disc(x, y, inner + 4, dark(colour, 0.45)) +
    disc(x, y + 2, inner, liquid) +
    line(
      `M${(x - inner * 0.62) | 0} ${(y - inner * 0.5) | 0}q${(inner * 0.5) | 0} ${(-inner * 0.52) | 0} ${(inner * 1.1) | 0} ${(-inner * 0.14) | 0}`,
      light(liquid, 0.45),
      4,
      ' opacity=".7"',
    )
  )
}

export function board(r, { x = 150, y = 100, w = 220, h = 150 } = {}) {
  const colour = r.pick(['#c2925c', '#b07c4a', '#d3a873', '#8f6240'])
  const grain = times(3, (k) => `M${x - w / 2 + 14} ${Math.round(y - h / 4 + (k * h) / 4)}h${w - 28}`)
  return (
    rect(x - w / 2 + 4, y - h / 2 + 7, w, h, 22, '#2e1206', ' opacity=".22"') +
    rect(x - w / 2, y - h / 2, w, h, 22, colour) +
    line(grain, dark(colour, 0.14), 2)
  )
}

/** A glass from the side, filled; a bottle stands beside it where it is sold in one. */
export function glass(liquid, { x = 150, wide = 62, stem = false } = {}) {
  const clear = '#ffffff'
  const top = 34
  const left = x - wide / 2
  if (stem)
    return (
      oval(x, 184, 34, 7, '#2e1206', ' opacity=".2"') +
      path(`M${x - 3} 120h6v56h18v6h-42v-6h18z`, '#e7eef0') +
      path(`M${x - 34} 30h68q4 96-34 96t-34-96z`, clear, ' opacity=".55"') +
      path(`M${x - 33} 66h66q-2 56-33 56t-33-56z`, liquid) +
      oval(x, 66, 33, 6, light(liquid, 0.3))
    )
  return (
    oval(x + 4, 180, wide * 0.62, 9, '#2e1206', ' opacity=".22"') +
    path(`M${left - 4} ${top}h${wide + 8}l-8 ${180 - top}h${-wide + 8}z`, clear, ' opacity=".6"') +
    path(`M${left} 62h${wide}l-6 112h${-wide + 12}z`, liquid) +
    oval(x, 62, wide / 2, 6, light(liquid, 0.4)) +
    line(`M${left + 9} 74l5 86`, '#ffffff', 4, ' opacity=".55"')
  )
}

export function bottle(r, colour, { x = 212 } = {}) {
  const label = r.pick(['#fbf3e2', '#d9483a', '#2f6f62', '#e3b04b'])
  return (
    oval(x + 3, 182, 26, 7, '#2e1206', ' opacity=".22"') +
    path(`M${x - 8} 12h16v34q16 12 16 34v100q0 4-4 4h-40q-4 0-4-4V80q0-22 16-34z`, colour) +
    rect(x - 9, 8, 18, 9, 3, dark(label, 0.3)) +
    rect(x - 24, 96, 48, 44, 2, label) +
    line(`M${x - 14} 110h28M${x - 14} 120h18`, dark(label, 0.45), 3) +
    line(`M${x - 16} 78v90`, '#ffffff', 3, ' opacity=".4"')
  )
}

export function cup(r, liquid, { x = 150, y = 100, size = 62 } = {}) {
  const colour = r.pick(['#fbf5ea', '#cfe0dc', '#e9c9b2', '#54656a', '#f2d79a'])
  return (
    shade(x, y, 84) +
    disc(x, y, 84, dark(colour, 0.08)) +
    disc(x, y, 76, light(colour, 0.3)) +
    turned(r.in(-30, 20), x, y, rect(x + size - 10, y - 11, 42, 22, 11, dark(colour, 0.18))) +
    disc(x + 2, y + 5, size, '#2e1206', ' opacity=".2"') +
    disc(x, y, size, colour) +
    disc(x, y, size - 7, dark(colour, 0.3)) +
    disc(x, y + 1, size - 10, liquid)
  )
}

export function ramekin(r, liquid, x, y, size = 24) {
  const colour = r.pick(STONEWARE)
  return (
    shade(x, y, size) +
    disc(x, y, size, colour) +
    disc(x, y, size - 5, dark(liquid, 0.25)) +
    disc(x, y + 1, size - 6, liquid) +
    disc(x - size * 0.25, y - size * 0.25, size * 0.2, light(liquid, 0.5))
  )
}

export const spoon = (r) =>
  turned(
    r.in(-8, 8),
    262,
    100,
    oval(263, 64, 13, 19, '#2e1206', ' opacity=".2"') +
      oval(260, 60, 13, 19, '#c9c4ba') +
      oval(259, 59, 9, 14, '#e5e1d8') +
      rect(257, 78, 6, 96, 3, '#c9c4ba'),
  )
export const fork = (r) =>
  turned(r.in(-6, 6), 38, 100, path('M30 34h3v26h3V34h4v26h3V34h3v30q0 10-5 12v92h-6V76q-5-2-5-12z', '#c9c4ba'))

/** A slice of bread, seen from above. */
export function slab(x, y, colour, scale = 1) {
  return moved(
    x,
    y,
    path(
      'M-42-26q-8-20 14-20h56q22 0 14 20v58q0 8-8 8h-68q-8 0-8-8z',
      '#2e1206',
      ' opacity=".22" transform="translate(3 6)"',
    ) +
      path('M-42-26q-8-20 14-20h56q22 0 14 20v58q0 8-8 8h-68q-8 0-8-8z', dark(colour, 0.2)) +
      path('M-37-24q-6-16 11-16h52q17 0 11 16v54q0 5-5 5h-64q-5 0-5-5z', light(colour, 0.45)),
    scale,
  )
}
