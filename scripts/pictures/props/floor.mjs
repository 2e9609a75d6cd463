import { box, dark, fill, line, times } from '../draw.mjs'

export function floor(_r, y, colour) {
  return (
    fill(box(0, y, 1200, 800 - y), colour) +
    times(7, (i) => fill(box(0, y + i * i * 7 + i * 14, 1200, 4), dark(colour, 0.35), 'opacity="0.5"')) +
    times(11, (i) =>
      line(`M${600 + (i - 5) * 90} ${y}L${600 + (i - 5) * 330} 800`, dark(colour, 0.35), 4, 'opacity="0.45"'),
    )
  )
}
