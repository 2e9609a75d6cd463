import { box, fill } from '../draw.mjs'

export const all = (colour) => fill(box(0, 0, 1200, 800), colour)
