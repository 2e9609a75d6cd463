import { blob, box, clip, disc, fill, line, n1, piece, shadow, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { chair } from '../props/chair.mjs'
import { floor } from '../props/floor.mjs'
import { glow } from '../props/glow.mjs'
import { plant } from '../props/plant.mjs'
import { roundTable } from '../props/round-table.mjs'

export const draw = (r) => {
  const town = times(7, (i) => {
    const w = r.in(90, 140)
    const h = r.in(130, 250)
    const x = 310 + i * 92
    const c = r.pick(['#e0a77a', '#d9c08a', '#b9c3a4', '#d78f77', '#c9b3a4'])
    return (
      fill(box(x, 520 - h, w, h), c) +
      fill(`M${x} ${n1(520 - h)}l${n1(w / 2)} -56 ${n1(w / 2)} 56z`, '#a34a34') +
      times(6, (k) =>
        fill(box(x + 18 + (k % 2) * w * 0.45, 540 - h + Math.floor(k / 2) * 52, 20, 30), '#6b5a52', 'opacity="0.6"'),
      )
    )
  })
  return (
    all('#d8c3a0') +
    fill(box(270, 40, 660, 520), '#5b3a26') +
    clip(
      'M300 560V250C300 110 460 62 600 62 740 62 900 110 900 250V560Z',
      fill(box(290, 50, 620, 520), '#bfdbe3') +
        glow(740, 190, 90, '#fff2c4', 0.9) +
        fill(disc(740, 190, 46), '#fbe3a0') +
        fill(blob(r, 450, 200, 90, 28, { wobble: 0.2 }), '#ffffff', 'opacity="0.8"') +
        town +
        fill(box(290, 500, 620, 70), '#b9a184'),
    ) +
    line('M600 62V560M300 300H900', '#5b3a26', 18) +
    line('M300 560V250C300 110 460 62 600 62 740 62 900 110 900 250V560', '#7c5233', 20) +
    piece('M150 0H330C330 200 260 380 190 560H150Z', '#b4533c', {
      lift: 10,
      edge: 16,
      inside: times(5, (i) =>
        line(`M${180 + i * 34} 0Q${190 + i * 20} 300 ${150 + i * 12} 560`, '#8a3826', 9, 'opacity="0.5"'),
      ),
    }) +
    piece('M1050 0H870C870 200 940 380 1010 560H1050Z', '#b4533c', {
      lift: 10,
      edge: 16,
      inside: times(5, (i) =>
        line(`M${890 + i * 34} 0Q${930 + i * 20} 300 ${1000 + i * 12} 560`, '#8a3826', 9, 'opacity="0.5"'),
      ),
    }) +
    fill(box(240, 552, 720, 34, 4), '#e9dcc0') +
    shadow(box(240, 552, 720, 34, 4), 10, 0.15) +
    floor(r, 610, '#9a6a42') +
    fill('M330 610L900 610 1060 800 160 800Z', '#fff0c4', 'opacity="0.28"') +
    plant(r, 90, 560, 150, '#5d7f86') +
    plant(r, 1120, 570, 130) +
    plant(r, 330, 520, 60, '#e9dcc0') +
    chair(r, 240, 660, 135, '#4f6b58') +
    chair(r, 560, 660, 135, '#4f6b58', -1) +
    roundTable(r, 400, 620, 160, '#fbf3e4') +
    chair(r, 690, 680, 140, '#4f6b58') +
    chair(r, 1010, 680, 140, '#4f6b58', -1) +
    roundTable(r, 850, 640, 165, '#fbf3e4')
  )
}
