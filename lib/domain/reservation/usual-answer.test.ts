import { usualAnswerOf } from './usual-answer'

it.each([
  [1, 'minutes', 5],
  [32, 'minutes', 35],
  [56, 'hours', 1],
  [121, 'hours', 3],
  [23 * 60, 'hours', 23],
  [23 * 60 + 1, 'days', 1],
  [24 * 60 + 1, 'days', 2],
])('C2 a usual answer time of %i minutes is shown in %s: %i', (minutes, unit, count) =>
  expect(usualAnswerOf(minutes)).toEqual({ unit, count }),
)
