import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepRunning } from '../../scripts/support/keep-running.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// Records each start, then keeps running or exits as configured.
const script = (after: string) => [
  '-e',
  `require('fs').appendFileSync(${JSON.stringify(join(folder, 'starts'))}, Date.now() + '\\n'); ${after}`,
]
const starts = () => {
  try {
    // The file exists a moment before its first line.
    return readFileSync(join(folder, 'starts'), 'utf8').split('\n').filter(Boolean).map(Number)
  } catch {
    return [] // not started yet
  }
}
const startsAre = async (count: number) => {
  while (starts().length < count) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a killed process is restarted, and the one beside it keeps running', async () => {
  const web = keepRunning(script('setInterval(() => {}, 1000)'), process.env)
  web.isReady = true
  try {
    await startsAre(1)
    process.kill(web.pid() ?? 0, 'SIGKILL')
    await startsAre(2)
    expect(web.isStopped()).toBe(false)
  } finally {
    await web.stop()
  }
  expect(web.isStopped()).toBe(true)
})

test('a process that crashes at once is restarted at growing intervals', async () => {
  const web = keepRunning(script('process.exit(1)'), process.env)
  web.isReady = true
  await startsAre(4)
  await web.stop()
  const pauses = starts().map((at, n, all) => at - (all[n - 1] ?? at))
  expect(pauses[1]).toBeGreaterThanOrEqual(500)
  expect(pauses[2]).toBeGreaterThanOrEqual(1000)
  expect(pauses[3]).toBeGreaterThanOrEqual(2000)
})

test('a process that never became ready is not restarted', async () => {
  const web = keepRunning(script('process.exit(1)'), process.env)
  while (!web.isStopped()) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(starts()).toHaveLength(1)
})
