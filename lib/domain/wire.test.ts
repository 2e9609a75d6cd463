import { unknownJsonSchema } from './wire'

const nested = (depth: number) => JSON.parse(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`)

it.each([
  [32, true],
  [34, false],
  [20_000, false],
])('unknown JSON is accepted to the depth %d: %s', (depth, isTaken) => {
  expect(unknownJsonSchema.safeParse(nested(depth)).success).toBe(isTaken)
})
