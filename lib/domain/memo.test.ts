import { memo } from './memo'

it('computes each answer once, and again after thousands of others; a long text each time', () => {
  const compute = jest.fn((a: string, b?: number) => `${a}${b}`)
  const remembered = memo(compute, { entries: 3, longestKey: 600 })
  expect([remembered('a'), remembered('a'), remembered('a', 1), remembered('a', 1)]).toEqual([
    'aundefined',
    'aundefined',
    'a1',
    'a1',
  ])
  expect(compute).toHaveBeenCalledTimes(2)
  for (const other of ['b', 'c']) remembered(other)
  remembered('a')
  expect(compute).toHaveBeenCalledTimes(5)
  for (let n = 0; n < 3; n++) remembered('x'.repeat(601))
  expect(compute).toHaveBeenCalledTimes(8)
})
