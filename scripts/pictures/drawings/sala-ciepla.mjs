import { blob, box, disc, fill, piece, times } from '../draw.mjs'
import { all } from '../props/all.mjs'
import { chair } from '../props/chair.mjs'
import { floor } from '../props/floor.mjs'
import { glow } from '../props/glow.mjs'
import { lamp } from '../props/lamp.mjs'
import { plant } from '../props/plant.mjs'
import { roundTable } from '../props/round-table.mjs'

export const draw = (r) =>
  all('#8f3f2e') +
  fill(box(0, 0, 1200, 470), '#a34a34') +
  times(24, (i) => fill(box(i * 52, 330, 44, 150, 3), i % 2 ? '#6f3324' : '#773828')) +
  fill(box(0, 318, 1200, 16), '#c98a4a') +
  frame(r, 110, 90, 150, 190, '#3f6b58') +
  frame(r, 300, 120, 120, 150, '#5d86a0') +
  frame(r, 900, 80, 190, 150, '#b4432f') +
  plant(r, 1120, 420, 130) +
  floor(r, 480, '#8a5433') +
  glow(600, 520, 420, '#ffc66e', 0.4) +
  chair(r, 190, 600, 120, '#c98a4a') +
  chair(r, 500, 600, 120, '#c98a4a', -1) +
  roundTable(r, 345, 560, 150, '#f2e4c8') +
  chair(r, 700, 640, 150, '#c98a4a') +
  chair(r, 1090, 640, 150, '#c98a4a', -1) +
  roundTable(r, 895, 590, 190, '#d9b25a') +
  lamp(r, 345, 190, 74, '#2f5a4a') +
  lamp(r, 620, 130, 60, '#d9a441') +
  lamp(r, 895, 210, 86, '#2f5a4a')

const frame = (r, x, y, w, h, tone) =>
  piece(box(x, y, w, h, 3), '#7c4f2c', { lift: 8, edge: 6 }) +
  fill(box(x + 12, y + 12, w - 24, h - 24), '#f3e6cb') +
  fill(blob(r, x + w / 2, y + h * 0.56, w * 0.22, h * 0.22, { wobble: 0.2 }), tone) +
  fill(disc(x + w * 0.62, y + h * 0.34, w * 0.08), '#e3a93c')
