import { at, blob, box, dark, disc, fill, light, line, piece, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { chair } from '../props/chair.mjs'
import { glow } from '../props/glow.mjs'
import { plant } from '../props/plant.mjs'
import { roundTable } from '../props/round-table.mjs'

export const draw = (r) => {
  const house = (x, w, h, colour, roof, i) => {
    const y = 690 - h
    const gable =
      i % 2
        ? `M${x} ${y}C${x + w * 0.1} ${y - 30} ${x + w * 0.2} ${y - 90} ${x + w * 0.34} ${y - 92} ${x + w * 0.4} ${y - 150} ${x + w * 0.6} ${y - 150} ${x + w * 0.66} ${y - 92} ${x + w * 0.8} ${y - 90} ${x + w * 0.9} ${y - 30} ${x + w} ${y}Z`
        : `M${x - 12} ${y}L${x + w * 0.16} ${y - 96}H${x + w * 0.84}L${x + w + 12} ${y}Z`
    const windows = times(9, (k) => {
      const [wx, wy] = [x + w * (0.12 + (k % 3) * 0.285), y + 40 + Math.floor(k / 3) * 122]
      if (wy > 520) return ''
      const lit = r() > 0.55
      return (
        fill(box(wx - 7, wy - 7, w * 0.2 + 14, 90, 4), '#fbf3e4') +
        fill(box(wx, wy, w * 0.2, 76, 2), lit ? '#f6cf7a' : '#52666e') +
        line(`M${wx + w * 0.1} ${wy}v76M${wx} ${wy + 30}h${w * 0.2}`, '#fbf3e4', 5) +
        fill(box(wx - 12, wy + 82, w * 0.2 + 24, 9, 2), dark(colour, 0.3)) +
        (k > 2 && i === 1
          ? times(7, (f) => fill(disc(wx + f * 9, wy + 78, 8), r.pick(['#cf3a3a', '#5c8f3d', '#e88a95'])))
          : '')
      )
    })
    return (
      piece(gable, i % 2 ? light(colour, 0.2) : roof, { lift: 6, edge: 9 }) +
      piece(box(x, y, w, h), colour, { lift: 8, edge: 9 }) +
      fill(box(x, y - 4, w, 14), light(colour, 0.4)) +
      (i % 2 ? fill(disc(x + w / 2, y - 70, 22), '#52666e') + line(disc(x + w / 2, y - 70, 24), '#fbf3e4', 6) : '') +
      windows
    )
  }
  const awning = (x, y, w, colour) =>
    times(Math.round(w / 36), (i) => fill(`M${x + i * 36} ${y}h36v64a18 18 0 0 1-36 0z`, i % 2 ? '#fbf3e4' : colour)) +
    fill(box(x - 4, y - 8, Math.round(w / 36) * 36 + 8, 14, 3), dark(colour, 0.3)) +
    fill(box(x, y + 80, w, 12), '#2e1206', 'opacity="0.16"')
  return (
    all('#f0cfa2') +
    fill(box(0, 0, 1200, 300), '#f5ddb4') +
    glow(960, 150, 130, '#fff2cf', 0.9) +
    fill(disc(960, 150, 60), '#fdebbd') +
    times(3, (i) =>
      fill(blob(r, 200 + i * 380, 110 + (i % 2) * 60, 140, 26, { wobble: 0.24 }), '#fffaf0', 'opacity="0.75"'),
    ) +
    house(-30, 270, 440, '#c9866a', '#8a3f2c', 0) +
    house(930, 300, 420, '#8fa08a', '#7d3a2a', 2) +
    house(240, 270, 500, '#e0b866', '#8a3f2c', 1) +
    house(720, 220, 460, '#d7a38f', '#8a3f2c', 3) +
    house(500, 230, 540, '#7f9fa8', '#8a3f2c', 4) +
    fill(box(250, 560, 460, 130), '#4a2f20') +
    [270, 400, 600]
      .map((x) => fill(box(x, 580, 100, 110, 3), '#f6cf7a') + line(`M${x + 50} 580v110`, '#4a2f20', 7))
      .join('') +
    piece(box(514, 572, 76, 118, 4), '#2f5a4a', { lift: 4, edge: 5 }) +
    fill(disc(574, 636, 5), '#e3a93c') +
    awning(244, 540, 468, '#b4432f') +
    glow(480, 640, 170, '#ffd27a', 0.4) +
    fill(box(0, 690, 1200, 110), '#a8927a') +
    times(110, () =>
      fill(
        blob(r, r.in(0, 1200), r.in(702, 800), r.in(16, 32), r.in(7, 12), { wobble: 0.12 }),
        r.pick(['#968069', '#bba68c', '#8a745e']),
        'opacity="0.8"',
      ),
    ) +
    chair(r, 800, 720, 74, '#2f5a4a') +
    chair(r, 980, 720, 74, '#2f5a4a', -1) +
    roundTable(r, 890, 690, 84, '#fbf3e4') +
    plant(r, 740, 670, 60) +
    plant(r, 220, 670, 60) +
    at(
      120,
      690,
      0,
      line('M0 0V-250', '#2b1a12', 12) +
        glow(0, -280, 70, '#ffd27a', 0.8) +
        piece('M-26-252L-36-310H36L26-252Z', '#fff0bf', { lift: 0, edge: 6 }) +
        fill('M-42-308L0-346 42-308Z', '#2b1a12'),
    )
  )
}
