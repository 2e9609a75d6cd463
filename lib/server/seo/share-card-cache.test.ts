import { shareCardCache } from './share-card-cache'

const bounds = { maxCards: 3, maxBytes: 100, maxDrawing: 2 }
const card = (bytes: number) => jest.fn(async () => new ArrayBuffer(bytes))
const never = () => new Promise<ArrayBuffer>(() => {})

it('draws a card once, also for concurrent requests', async () => {
  const cards = shareCardCache(bounds)
  const draw = card(10)
  const all = await Promise.all([cards('a', draw), cards('a', draw)])
  expect([await cards('a', draw), all[1]]).toEqual([all[0], all[0]])
  expect(draw).toHaveBeenCalledTimes(1)
})

it('draws no more than may wait; stored cards and cards being drawn are still answered', async () => {
  const cards = shareCardCache(bounds)
  await cards('kept', card(10))
  void cards('a', never)
  void cards('b', never)
  const draw = card(10)
  expect(await cards('c', draw)).toBeNull()
  expect(draw).not.toHaveBeenCalled()
  expect(await cards('kept', draw)).toHaveProperty('byteLength', 10)
})

it.each([
  ['cards', 10],
  ['bytes', 30],
])('stores no more %s than allowed: the least recently requested one is removed first', async (_, bytes) => {
  const cards = shareCardCache(bounds)
  const draw = card(bytes)
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cards(key, draw)
  expect(draw).toHaveBeenCalledTimes(4)
  await cards('a', draw)
  expect(draw).toHaveBeenCalledTimes(4)
  await cards('b', draw)
  expect(draw).toHaveBeenCalledTimes(5)
})

it('stores no failure, and frees its capacity', async () => {
  const cards = shareCardCache({ ...bounds, maxDrawing: 1 })
  await expect(cards('a', () => Promise.reject(new Error('out')))).rejects.toThrow('out')
  expect(await cards('a', card(10))).toHaveProperty('byteLength', 10)
})
