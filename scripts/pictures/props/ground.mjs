import { box, fill } from '../draw.mjs'
import { HEIGHT, WIDTH } from './size.mjs'

export const ground = (colour) => fill(box(0, 0, WIDTH, HEIGHT), colour)
