import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { type ClockChannel, followMachine, followSteps, now } from './clock'
import { repeat } from './jobs/repeat'

const START = new Date('2026-11-27T16:00:00+01:00')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)

/** A parent process as the upstream sees it. */
function parent() {
  let listener: (message: unknown) => void = () => {}
  let disconnect = () => {}
  let answered = (_: unknown) => {}
  const channel: ClockChannel = {
    on: (event: string, handler: (message?: unknown) => void) => {
      if (event === 'message') listener = handler
      else disconnect = handler
    },
    send: (message) => answered(message),
  }
  const step = (to: Date) =>
    new Promise<unknown>((resolve) => {
      answered = resolve
      listener({ now: to.toISOString() })
    })
  return { channel, step, leave: () => disconnect() }
}

afterEach(followMachine)

it('decision 0057 time stands still until the parent steps it, and a step is answered when due work has run', async () => {
  const { channel, step } = parent()
  followSteps(START, channel, () => {})
  const ran: number[] = []
  const stop = repeat(10_000, async () => void ran.push((now().getTime() - START.getTime()) / 1000), pino())
  expect(now()).toEqual(START)
  await step(after(9))
  await step(after(10))
  expect(await step(after(70))).toEqual({ now: after(70).toISOString() })
  await step(after(79))
  expect(ran).toEqual([0, 10, 70])
  await stop()
  await step(after(200))
  expect(ran).toEqual([0, 10, 70])
})

it('decision 0057 a step waits for the first run of a job, and then runs it again', async () => {
  const { channel, step } = parent()
  followSteps(START, channel, () => {})
  let end = () => {}
  const ran: number[] = []
  const stop = repeat(
    10_000,
    () => {
      ran.push((now().getTime() - START.getTime()) / 1000)
      return ran.length > 1 ? Promise.resolve() : new Promise<void>((resolve) => (end = resolve))
    },
    pino(),
  )
  const stepped = step(after(10))
  expect(ran).toEqual([0])
  end()
  await stepped
  expect(ran).toEqual([0, 10])
  await stop()
})

it('decision 0057 without a parent there is no such clock, and the process ends with its parent', () => {
  expect(() => followSteps(START, { on: () => {} }, () => {})).toThrow(/TEST_CLOCK/)
  const { channel, leave } = parent()
  let isAlone = false
  followSteps(START, channel, () => {
    isAlone = true
  })
  leave()
  expect(isAlone).toBe(true)
})

const WALL_TIME = /\bnew Date\(\)|\bDate\.now\(/
const SQL_TIME =
  /\b(now\(\) *[-+<>,)]|(?:clock|statement|transaction)_timestamp|current_(?:timestamp|date|time)\b|localtime)/i

it('decision 0057 nothing else in the upstream reads the machine’s time, in code or in SQL', () => {
  const files = readdirSync('upstream', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'clock.ts')
    .map((name) => join('upstream', name))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ text, at: `${file}:${index + 1}` }))
      .filter(({ text }) => WALL_TIME.test(text) || (/sql`|SELECT|UPDATE|WHERE|FROM/.test(text) && SQL_TIME.test(text)))
      .map(({ text, at }) => `${at} ${text.trim()}`),
  )
  expect(found).toEqual([])
})
