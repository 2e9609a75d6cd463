import { boundedMemo } from './bounded-memo'

test('a text is made once, and again after thousands of others', () => {
  const memo = boundedMemo<number>()
  let made = 0
  const ask = (text: string) => memo(text, () => ++made)
  expect([ask('a'), ask('a'), made]).toEqual([1, 1, 1])
  for (let n = 0; n < 4000; n++) ask(`other ${n}`)
  expect(ask('a')).toBe(4002)
})

test('a long text is made each time', () => {
  const memo = boundedMemo<number>()
  let made = 0
  for (let n = 0; n < 3; n++) memo('x'.repeat(601), () => ++made)
  expect(made).toBe(3)
})
