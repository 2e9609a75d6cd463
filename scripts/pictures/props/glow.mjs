import { disc, fill } from '../draw.mjs'

export const glow = (x, y, size, colour = '#ffd98a', strength = 0.55) =>
  fill(disc(x, y, size), colour, `opacity="${strength}" filter="url(#haze)"`)
