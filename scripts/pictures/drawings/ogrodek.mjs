import { at, blob, box, clip, disc, fill, line, n1, piece, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { chair } from '../props/chair.mjs'
import { glow } from '../props/glow.mjs'
import { plant } from '../props/plant.mjs'
import { roundTable } from '../props/round-table.mjs'

export const draw = (r) =>
  all('#cfe0d2') +
  fill(box(0, 0, 1200, 430), '#dce8d2') +
  times(34, () =>
    fill(
      blob(r, r.in(-40, 1240), r.in(250, 440), r.in(70, 130), r.in(60, 110), { wobble: 0.14, points: 13 }),
      r.pick(['#6d9440', '#7fa650', '#557d3a', '#8fb35e', '#4a7040']),
    ),
  ) +
  times(60, () =>
    fill(disc(r.in(0, 1200), r.in(250, 420), r.in(5, 10)), r.pick(['#f2c14e', '#fbf3e4', '#e0705a', '#e9a3b0'])),
  ) +
  times(17, (i) => piece(box(i * 74, 380, 56, 140, 6), '#c9b08a', { lift: 6, edge: 5 })) +
  fill(box(0, 410, 1200, 16), '#a88c62') +
  fill(box(0, 500, 1200, 300), '#d3bd97') +
  times(70, () =>
    fill(
      blob(r, r.in(0, 1200), r.in(530, 800), r.in(26, 60), r.in(10, 20), { wobble: 0.16 }),
      r.pick(['#c4ab80', '#e0cda9', '#b89d72']),
      'opacity="0.7"',
    ),
  ) +
  chair(r, 140, 630, 120, '#3f6b58') +
  chair(r, 440, 630, 120, '#3f6b58', -1) +
  roundTable(r, 290, 590, 140, '#fbf3e4') +
  chair(r, 640, 670, 150, '#3f6b58') +
  chair(r, 1040, 670, 150, '#3f6b58', -1) +
  roundTable(r, 840, 620, 190, '#fbf3e4') +
  parasol(r, 290, 300, 270, '#b4432f') +
  parasol(r, 840, 280, 340, '#d9a02f') +
  plant(r, 1130, 640, 110) +
  plant(r, 40, 690, 100, '#5d7f86') +
  bulbs(r, 60, 70)

function parasol(_r, x, y, size, colour) {
  const segments = times(6, (i) => {
    const [a, b] = [-size + (i * size) / 3, -size + ((i + 1) * size) / 3]
    return fill(
      `M0 ${-size * 0.62}L${n1(a)} 0Q${n1((a + b) / 2)} ${n1(size * 0.1)} ${n1(b)} 0Z`,
      i % 2 ? '#fbf3e4' : colour,
    )
  })
  const d = `M0 ${-size * 0.62}C${-size * 0.5} ${-size * 0.5} ${-size * 0.9} ${-size * 0.25} ${-size} 0 ${-size * 0.5} ${size * 0.12} ${size * 0.5} ${size * 0.12} ${size} 0 ${size * 0.9} ${-size * 0.25} ${size * 0.5} ${-size * 0.5} 0 ${-size * 0.62}Z`
  return (
    line(`M${x} ${y}V${y + size * 1.15}`, '#7c4f2c', 12) +
    at(
      x,
      y,
      0,
      fill(d, '#2e1206', 'opacity="0.2" transform="translate(8 14)"') +
        clip(d, segments + fill(d, '#2e1206', `opacity="0.14" transform="translate(${size * 0.5} ${size * 0.2})"`)) +
        fill(disc(0, -size * 0.64, 10), '#c98a4a'),
    )
  )
}

const bulbs = (_r, y, sag) =>
  line(`M-20 ${y}Q300 ${y + sag} 600 ${y + 10}T1220 ${y}`, '#3d2a1c', 4) +
  times(15, (i) => {
    const x = 20 + i * 84
    const lift = Math.sin(((x % 600) / 600) * Math.PI) * sag * 0.48 * (x < 600 ? 1 : -0.2)
    return glow(x, y + lift + 18, 24, '#ffd27a', 0.7) + fill(disc(x, y + lift + 18, 10, 13), '#fff0bf')
  })
