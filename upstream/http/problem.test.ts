import { Hono } from 'hono'
import { pino } from 'pino'
import { NotBegun } from '@/upstream/db/outage'
import type { Deps, UpstreamEnv } from './deps'
import { handleError } from './problem'

/** The status and the log lines of a call that fails with `error`. */
async function failed(error: Error, isCallerGone = false) {
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const app = new Hono<UpstreamEnv>().get('/', () => {
    throw error
  })
  app.onError(handleError({ log } as unknown as Deps))
  const caller = new AbortController()
  if (isCallerGone) caller.abort()
  const { status } = await app.request('/', { signal: caller.signal })
  return { status, logged: lines.map(({ level, msg }) => [level, msg]) }
}

it.each([
  [
    'a caller that disconnects while waiting for the database is no error',
    new NotBegun('the caller is gone'),
    true,
    503,
    [],
  ],
  [
    'a connection ended for a disconnected caller is none',
    new Error('Connection terminated unexpectedly'),
    true,
    503,
    [],
  ],
  ['an outage for a waiting caller is one', new NotBegun('too many wait'), false, 503, [[50, 'unexpected error']]],
  [
    'a programming error is one, even if the caller disconnected',
    new TypeError('x is undefined'),
    true,
    500,
    [[50, 'unexpected error']],
  ],
])('design/processes: %s', async (_, error, isCallerGone, status, logged) => {
  expect(await failed(error, isCallerGone)).toEqual({ status, logged })
})
