import { landingOf } from './drag-row'

const spans = (...heights: number[]) =>
  heights.map((height, i) => {
    const top = heights.slice(0, i).reduce((sum, one) => sum + one + 10, 0)
    return { top, bottom: top + height }
  })

it.each([
  ['not moved', [50, 50, 50], 1, 0, 1],
  ['not yet past the middle of the next', [50, 50, 50], 0, 30, 0],
  ['past the middle of the next', [50, 50, 50], 0, 36, 1],
  ['to the end', [50, 50, 50], 0, 120, 2],
  ['up past the middle of the one before', [50, 50, 50], 2, -36, 1],
  ['to the beginning', [50, 50, 50], 2, -500, 0],
  ['a low row past a high one', [20, 200, 20], 0, 112, 1],
  ['and not yet', [20, 200, 20], 0, 108, 0],
  ['a row that is not there', [20], 3, 50, 3],
])('C37 a row that is drawn: %s', (_, heights, from, shift, expected) =>
  expect(landingOf(spans(...heights), from, shift)).toBe(expected),
)
