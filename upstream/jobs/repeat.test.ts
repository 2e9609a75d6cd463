import { pino } from 'pino'
import { repeat } from './repeat'

it('a running job sees that it should stop, and is waited for', async () => {
  const heard: boolean[] = []
  let go = () => {}
  const isFree = new Promise<void>((resolve) => {
    go = resolve
  })
  const stop = repeat(
    60_000,
    async (isOver) => {
      heard.push(isOver())
      await isFree
      heard.push(isOver())
    },
    pino({ level: 'silent' }),
  )
  const stopped = stop()
  expect(heard).toEqual([false])
  go()
  await stopped
  expect(heard).toEqual([false, true])
})
