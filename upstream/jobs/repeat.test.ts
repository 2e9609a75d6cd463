import { pino } from 'pino'
import { repeat } from './repeat'

it('a running job sees that it should stop, and is waited for', async () => {
  const received: boolean[] = []
  let go = () => {}
  const isFree = new Promise<void>((resolve) => {
    go = resolve
  })
  const stop = repeat(
    60_000,
    async (isOver) => {
      received.push(isOver())
      await isFree
      received.push(isOver())
    },
    pino({ level: 'silent' }),
  )
  const stopped = stop()
  expect(received).toEqual([false])
  go()
  await stopped
  expect(received).toEqual([false, true])
})
