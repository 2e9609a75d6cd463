import { disc, fill, times } from '../draw.mjs'
import { bowl } from '../props/bowl.mjs'
import { chives } from '../props/chives.mjs'
import { crumbs } from '../props/crumbs.mjs'
import { fry } from '../props/fry.mjs'
import { gingham } from '../props/gingham.mjs'
import { herbs } from '../props/herbs.mjs'
import { napkin } from '../props/napkin.mjs'
import { ramekin } from '../props/ramekin.mjs'

export const draw = (r) =>
  gingham(r, '#d79a2b', '#fbf3e0', 90) +
  dish(r) +
  ramekin(r, 1010, 200, 118, '#c8301d', {
    outer: '#f0e4cd',
    inside: fill(disc(985, 180, 44, 26), '#e8674a', 'opacity="0.7"'),
  }) +
  ramekin(r, 1060, 470, 106, '#fbf0cf', { outer: '#8c5a3c', inside: chives(r, { cx: 1060, cy: 470, rx: 60 }, 12) }) +
  fry(r, 900, 700, -24) +
  fry(r, 1010, 680, 14) +
  napkin(r, 110, 150, -20, '#b23a2b')

export const dish = (r) =>
  bowl(r, 540, 410, 350, { outer: '#3a5a6a', inner: '#f4e7cf', liquid: '#e9c782' }) +
  times(70, (i) => {
    const [x, y] = r.spot({ cx: 540, cy: 410, rx: 215 - i * 0.9 })
    return fry(r, x, y, r.in(0, 180))
  }) +
  herbs(r, { cx: 540, cy: 410, rx: 220 }, 40, 7) +
  crumbs(r, { cx: 540, cy: 410, rx: 220 }, 60, ['#fffdf6'], 4)
