/** @jest-environment jsdom */
import { act, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FILLED_ID } from '@/lib/domain/search/filled-mark'
import { FilledContent } from './filled-content'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  )
}

// Decision 0050.
test('the content stays as the server filled it in, and its islands come to life with their own data', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  // As React's server renderer writes it, with the prefix of the island.
  const button = '<button type="button" id="_i0R_0_">Młyn<!-- -->: <!-- -->0</button>'
  const island = `<div data-island="Counter" data-prefix="i0" data-props='{"label":"Młyn"}'>${button}</div>`
  document.body.innerHTML = `<div id="page"><div id="${FILLED_ID}"><p>row</p>${island}</div></div>`
  const [page, row, made] = ['#page', 'p', 'button'].map((name) => document.querySelector<HTMLElement>(name))
  if (!page) throw new Error('no page')
  await act(async () => hydrateRoot(page, <FilledContent islands={{ Counter }} />))
  expect(document.querySelector('p')).toBe(row)
  await act(async () => made?.click())
  expect(document.querySelector('button')).toBe(made)
  expect(made?.textContent).toBe('Młyn: 1')
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
