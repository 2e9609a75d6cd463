import { clip, dark, disc, fill, line, n1, softShadow } from '../draw.mjs'

/** A tumbler from above. */
export function glass(_r, cx, cy, size, liquid, inside = '') {
  return (
    softShadow(disc(cx, cy, size), 24, 0.3) +
    fill(disc(cx, cy, size), '#eef3ef', 'opacity="0.75"') +
    fill(disc(cx + 2, cy + 3, size * 0.86), dark(liquid, 0.3)) +
    clip(
      disc(cx + 2, cy + 3, size * 0.86),
      fill(disc(cx + size * 0.08, cy + size * 0.1, size * 0.84), liquid) + inside,
    ) +
    line(
      `M${n1(cx - size * 0.68)} ${n1(cy + size * 0.1)}a${size * 0.7} ${size * 0.7} 0 0 1 ${n1(size * 0.5)} ${n1(-size * 0.72)}`,
      '#ffffff',
      size * 0.09,
      'opacity="0.8"',
    ) +
    line(disc(cx, cy, size * 0.97), '#ffffff', 4, 'opacity="0.7"')
  )
}
