/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { readSession } from '@/lib/browser/storage/session-store'
import { useStoredFields } from './use-stored-fields'

const KEY = 'test-form'
let stored: ReturnType<typeof useStoredFields<{ fields: Record<string, string> }>>

function Form() {
  const form = useRef<HTMLFormElement>(null)
  stored = useStoredFields({
    storageKey: KEY,
    read: (text) => (text ? JSON.parse(text) : null),
    form,
    isShown: true,
    rest: () => ({}),
  })
  return (
    <form ref={form}>
      <input name="consent" type="checkbox" defaultChecked />
    </form>
  )
}

test('C11 C30 a form that is done stores nothing any more, whatever still changes in it', () => {
  render(<Form />)
  act(() => stored.save())
  expect(readSession(KEY)).toContain('consent')
  act(() => stored.discard())
  act(() => stored.save())
  expect(readSession(KEY)).toBeNull()
})
