import { fill, line } from '../draw.mjs'

export const wine = (_size, x) =>
  fill(
    `M${x - 14} -66C${x - 16} -36 ${x - 8} -28 ${x} -27 ${x + 8} -28 ${x + 16} -36 ${x + 14} -66Z`,
    '#f4efe6',
    'opacity="0.65"',
  ) +
  fill(`M${x - 14} -52C${x - 13} -34 ${x - 7} -29 ${x} -28 ${x + 7} -29 ${x + 13} -34 ${x + 14} -52Z`, '#8a1f33') +
  line(`M${x} -27V-4M${x - 10} -3h20`, '#f4efe6', 3)
