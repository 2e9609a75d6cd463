import { invalidatedTags } from './invalidated-tags'

it('0071 an answer made before its tag was invalidated is outdated, also at the same moment', () => {
  const tags = invalidatedTags()
  expect(tags.isOutdated(['restaurant:1'], 0)).toBe(false)
  tags.add(['restaurant:1'], 100)
  expect([99, 100, 101].map((madeAt) => tags.isOutdated(['x', 'restaurant:1'], madeAt))).toEqual([true, true, false])
  expect(tags.isOutdated(['restaurant:2'], 99)).toBe(false)
  tags.add('all', 200)
  tags.add('all', 150)
  expect([200, 201].map((madeAt) => tags.isOutdated([], madeAt))).toEqual([true, false])
})

it('0071 stores ten thousand tags; an answer with a forgotten one counts as outdated', () => {
  const tags = invalidatedTags()
  for (let n = 0; n < 10_001; n++) tags.add([`restaurant:${n}`], 1000 + n)
  expect([1000, 1001].map((madeAt) => tags.isOutdated(['restaurant:0'], madeAt))).toEqual([true, false])
  expect([1001, 1002].map((madeAt) => tags.isOutdated(['restaurant:1'], madeAt))).toEqual([true, false])
})
