import { pino } from 'pino'
import { callerSignal, runForCaller } from '@/upstream/db/bounded-pool'
import { createAfterAnswer } from './after-answer'

it('C21 work after an answer is done even if the caller disconnects: it does not depend on the request', async () => {
  const afterAnswer = createAfterAnswer(pino({ level: 'silent' }))
  const caller = new AbortController()
  const seen: (AbortSignal | undefined)[] = []
  runForCaller(caller.signal, () =>
    afterAnswer.add(async () => {
      seen.push(callerSignal())
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(callerSignal())
    }),
  )
  caller.abort()
  await afterAnswer.idle()
  expect(seen).toEqual([undefined, undefined])
})
