/** @jest-environment ./tests/support/browser-environment.mjs */
import { render } from '@testing-library/react'
import { KnownPanel } from './known-panel'

const words = { knownTitle: '', knownText: '', knownNone: '', knownForget: '', forgotten: '' }

it.each([
  ['a list that was just cleared removes the tickets too', true, [['tickets']]],
  ['with an empty list they stay: a link in an e-mail made them', false, []],
])('C30 C31 %s', (_, isCleared, deleted) => {
  const remove = jest.fn(async (_name: string) => true)
  Object.defineProperty(window, 'caches', { value: { delete: remove }, configurable: true })
  render(<KnownPanel words={words} hasItems={false} isCleared={isCleared} />)
  expect(remove.mock.calls).toEqual(deleted)
})
