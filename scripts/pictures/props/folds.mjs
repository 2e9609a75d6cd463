import { dark, line, n1, times } from '../draw.mjs'

export function folds(r, colour) {
  return times(3, (i) => {
    const x = 150 + i * 400 + r.in(-90, 90)
    const d = `M${n1(x)} -20c${n1(r.in(-60, 60))} 260 ${n1(r.in(-60, 60))} 560 ${n1(r.in(-120, 120))} 860`
    return (
      line(d, dark(colour, 0.6), 26, 'opacity="0.07"') +
      line(d, '#ffffff', 12, 'opacity="0.35" transform="translate(-20 0)"')
    )
  })
}
