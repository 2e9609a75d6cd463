import { at, blob, box, dark, disc, fill, light, line, n1, piece, softShadow, times } from '../draw.mjs'
import { cream } from '../props/cream.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { leaf } from '../props/leaf.mjs'
import { napkin } from '../props/napkin.mjs'
import { plate } from '../props/plate.mjs'
import { wood } from '../props/wood.mjs'

export const draw = (r) =>
  wood(r, '#8a5a38') +
  napkin(r, 1060, 250, 14, '#c7d2b0', '#4a7a5c') +
  dish(r) +
  apple(r, 150, 170, 105, '#c43d2a') +
  apple(r, 130, 640, 90, '#9fae3d') +
  cinnamon(r, 1020, 640, -24) +
  cinnamon(r, 1050, 680, -38)

export const dish = (r) =>
  plate(r, 560, 410, 350, { glaze: '#dfe6dd', rim: 'speckled', colour: '#48625a' }) +
  pie(r) +
  cream(r, 700, 330, 92, '#fff6e2') +
  leaf(752, 270, 34, 40, '#5c8f3d')

function pie(r) {
  const top = 'M350 340L640 300 710 500 420 560Z'
  const crumble = times(240, () => {
    const [x, y] = r.spot({ cx: 530, cy: 428, rx: 190, ry: 140 })
    return (
      fill(blob(r, x + 2, y + 4, r.in(9, 22), r.in(8, 17), { wobble: 0.25, points: 7 }), '#7d4a1c', 'opacity="0.5"') +
      fill(
        blob(r, x, y, r.in(8, 20), r.in(7, 16), { wobble: 0.25, points: 7 }),
        r.pick(['#e3ab5c', '#cf8d3f', '#f0c57e', '#b9742d']),
      )
    )
  })
  const layers =
    fill('M420 560L710 500 710 590 420 655Z', '#e9c068') +
    fill('M350 340L420 560 420 655 350 430Z', '#b98339') +
    fill('M420 632L710 568 710 594 420 660Z', '#b5742f')
  const apples = times(16, (i) =>
    piece(
      blob(r, 438 + i * 17, 596 - i * 3.6 + (i % 2) * 14, 22, 13, { turn: -12 }),
      r.pick(['#f4dd8f', '#e6bd5a', '#f8e9b4']),
      { lift: 3, edge: 4 },
    ),
  )
  return (
    softShadow('M350 340L640 300 710 500 710 590 420 655 350 430Z', 14, 0.45) +
    layers +
    apples +
    piece(top, '#d29846', { lift: 0, edge: 6, inside: crumble }) +
    crumbs(r, { cx: 520, cy: 440, rx: 170, ry: 120 }, 90, ['#fffaf2'], 4) +
    crumbs(r, { cx: 650, cy: 610, rx: 120, ry: 40 }, 24, ['#cf8d3f', '#e3ab5c'], 8)
  )
}

function apple(r, x, y, size, colour) {
  const streaks = times(16, (i) =>
    at(
      x,
      y,
      i * 23,
      line(
        `M0 ${-size * 0.2}Q${n1(size * 0.1)} ${-size * 0.6} 0 ${-size * 0.86}`,
        light(colour, 0.45),
        5,
        'opacity="0.4"',
      ),
    ),
  )
  return (
    softShadow(disc(x, y, size), 18, 0.35) +
    piece(blob(r, x, y, size, size * 0.96, { wobble: 0.03 }), colour, {
      lift: 10,
      edge: 20,
      glow: 0.35,
      inside: streaks,
    }) +
    fill(blob(r, x, y, size * 0.2), dark(colour, 0.4), 'opacity="0.6"') +
    line(`M${x} ${y}q14-26 34-34`, '#4a2a15', 9) +
    leaf(x + 46, y - 40, 32, 60, '#5c8f3d')
  )
}

const cinnamon = (_r, x, y, turn) =>
  at(
    x,
    y,
    turn,
    piece(box(-130, -18, 260, 36, 16), '#8c4e26', { lift: 8, edge: 7, inside: line('M-130-2h260', '#5a2c10', 5) }),
  )
