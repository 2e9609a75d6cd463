import { pino } from 'pino'
import { onceDatabaseAnswers } from './open-database'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
const log = pino({ level: 'silent' })

it('design/processes: a start retries after pauses that double from a quarter of a second to ten seconds', async () => {
  const askedAtMs: number[] = []
  const begin = Date.now()
  const started = onceDatabaseAnswers(async () => {
    askedAtMs.push(Date.now() - begin)
    if (askedAtMs.length <= 8) throw away()
    return 'open'
  }, log)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await started).toBe('open')
  const pausesMs = askedAtMs.slice(1).map((atMs, n) => atMs - (askedAtMs[n] ?? 0))
  expect(pausesMs).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000])
})

it('design/processes: a start does not retry errors that cannot pass', async () => {
  const work = jest.fn(() => Promise.reject(Object.assign(new Error('password'), { code: '28P01' })))
  await expect(onceDatabaseAnswers(work, log)).rejects.toThrow('password')
  expect(work).toHaveBeenCalledTimes(1)
})
