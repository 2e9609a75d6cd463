/** @jest-environment jsdom */
import { afterPress } from './after-press'

const dispatch = (type: string) => window.dispatchEvent(new Event(type))

it('C11: without a pressed pointer it resolves at once', async () => {
  await expect(afterPress()).resolves.toBeUndefined()
})

it.each(['pointerup', 'pointercancel', 'dragend'])('C11: a press that ends by %s gets its click first', async (end) => {
  const received: string[] = []
  dispatch('pointerdown')
  const over = afterPress().then(() => received.push('verdict'))
  await Promise.resolve()
  dispatch(end)
  received.push('click')
  await over
  expect(received).toEqual(['click', 'verdict'])
  await expect(afterPress()).resolves.toBeUndefined()
})
