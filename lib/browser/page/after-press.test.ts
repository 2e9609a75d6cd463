/** @jest-environment jsdom */
import { afterPress } from './after-press'

const dispatch = (type: string) => window.dispatchEvent(new Event(type))

it('C11: without a pressed pointer it resolves at once', async () => {
  await expect(afterPress()).resolves.toBeUndefined()
})

it.each(['pointerup', 'pointercancel', 'dragend'])('C11: a press that ends by %s gets its click first', async (end) => {
  const told: string[] = []
  dispatch('pointerdown')
  const over = afterPress().then(() => told.push('verdict'))
  await Promise.resolve()
  dispatch(end)
  told.push('click')
  await over
  expect(told).toEqual(['click', 'verdict'])
  await expect(afterPress()).resolves.toBeUndefined()
})
