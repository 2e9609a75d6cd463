/** @jest-environment ./tests/support/browser-environment.mjs */
import { render } from '@testing-library/react'
import { KnownPanel } from './known-panel'

const words = { knownTitle: '', knownText: '', knownNone: '', knownForget: '', forgotten: '' }

it.each([
  ['of a list that was just cleared the tickets go too', true, [['tickets']]],
  ['of an empty list they stay: a link of an e-mail made them', false, []],
])('C30 C31 %s', (_, isCleared, deleted) => {
  const remove = jest.fn(async (_name: string) => true)
  Object.defineProperty(window, 'caches', { value: { delete: remove }, configurable: true })
  render(<KnownPanel words={words} hasItems={false} isCleared={isCleared} />)
  expect(remove.mock.calls).toEqual(deleted)
})
