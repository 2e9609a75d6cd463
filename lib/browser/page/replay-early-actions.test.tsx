/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { EarlyActions } from '@/components/shell/client/early-actions'
import { EARLY_SCRIPT } from '@/lib/server/policy/early-script'
import { replayEarlyActions } from './replay-early-actions'

function Form() {
  const [state, setState] = useState({ name: '', hour: '18:00', wants: false, place: 'sala', pressed: 0 })
  // Forms often update like this: on top of the last rendered state.
  const set = (change: Partial<typeof state>) => setState({ ...state, ...change })
  return (
    <form>
      <input aria-label="imię" value={state.name} onChange={(event) => set({ name: event.currentTarget.value })} />
      <select aria-label="godzina" value={state.hour} onChange={(event) => set({ hour: event.currentTarget.value })}>
        <option>18:00</option>
        <option>19:30</option>
      </select>
      <input
        type="checkbox"
        aria-label="zgoda"
        checked={state.wants}
        onChange={(event) => set({ wants: event.currentTarget.checked })}
      />
      {['sala', 'ogródek'].map((place) => (
        <input
          key={place}
          type="radio"
          name="place"
          aria-label={place}
          checked={state.place === place}
          onChange={() => set({ place })}
        />
      ))}
      <button type="button" onClick={() => set({ pressed: state.pressed + 1 })}>
        dodaj
      </button>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

/** The page as the server sent it, with its early script. */
function sent(): HTMLElement {
  const root = document.createElement('div')
  const { container, unmount } = render(<Form />)
  root.innerHTML = container.innerHTML
  unmount()
  document.body.replaceChildren(root)
  // biome-ignore lint/security/noGlobalEval: the very text that the page carries
  window.eval(EARLY_SCRIPT)
  return root
}

async function hydrate(early: () => void): Promise<Record<string, unknown>> {
  const root = sent()
  early()
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <Form />
      </StrictMode>,
    )
  })
  await act(replayEarlyActions)
  return JSON.parse(screen.getByRole('status').textContent ?? '')
}

const start = { name: '', hour: '18:00', wants: false, place: 'sala', pressed: 0 }

test.each<[string, () => void, object]>([
  ['nothing', () => {}, {}],
  ['words', () => fireEvent.input(screen.getByLabelText('imię'), { target: { value: 'Jan' } }), { name: 'Jan' }],
  [
    'a selection in a list',
    () => fireEvent.change(screen.getByLabelText('godzina'), { target: { value: '19:30' } }),
    { hour: '19:30' },
  ],
  [
    'typed text and a selection',
    () => {
      fireEvent.input(screen.getByLabelText('imię'), { target: { value: 'Jan' } })
      fireEvent.change(screen.getByLabelText('godzina'), { target: { value: '19:30' } })
      fireEvent.click(screen.getByLabelText('ogródek'))
    },
    { name: 'Jan', hour: '19:30', place: 'ogródek' },
  ],
  ['a tick', () => fireEvent.click(screen.getByLabelText('zgoda')), { wants: true }],
  [
    'an unticked box',
    () => {
      fireEvent.click(screen.getByLabelText('zgoda'))
      fireEvent.click(screen.getByLabelText('zgoda'))
    },
    {},
  ],
  ['a radio button', () => fireEvent.click(screen.getByLabelText('ogródek')), { place: 'ogródek' }],
  ['a press of a button, once', () => fireEvent.click(screen.getByText('dodaj')), { pressed: 1 }],
  [
    'a press of a button that was released outside',
    () => {
      fireEvent.click(screen.getByText('dodaj'))
      fireEvent.click(document.body)
    },
    {},
  ],
])('%s, entered before the scripts were loaded, is applied', async (_, early, change) => {
  expect(await hydrate(early)).toEqual({ ...start, ...change })
})

test('later input is not recorded', async () => {
  await hydrate(() => {})
  fireEvent.click(screen.getByText('dodaj'))
  await act(replayEarlyActions)
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toMatchObject({ pressed: 1 })
})

describe('a press during hydration is handled once', () => {
  const press = () => screen.getByText('dodaj').click()
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  // As in a browser: React does not flush everything synchronously.
  beforeEach(() => Object.assign(scope, { IS_REACT_ACT_ENVIRONMENT: false }))
  afterEach(() => Object.assign(scope, { IS_REACT_ACT_ENVIRONMENT: true }))

  async function pressed(more: ReactNode, press: () => void) {
    hydrateRoot(
      sent(),
      <>
        <EarlyActions />
        <Form />
        {more}
      </>,
    )
    press()
    await waitFor(() => expect(window.nakryteEarly).toBeUndefined())
    await new Promise((resolve) => setTimeout(resolve))
    return JSON.parse(screen.getByRole('status').textContent ?? '').pressed
  }

  // Component that renders before the browser has had time for effects.
  function AtOnce() {
    useLayoutEffect(() => queueMicrotask(press), [])
    return null
  }

  test('before its components listen', async () => expect(await pressed(null, press)).toBe(1))

  test('after that, before its effects', async () => expect(await pressed(<AtOnce />, () => {})).toBe(1))
})

test('L090 a value restored after a reload is replayed once, not again as an early action', async () => {
  window.sessionStorage.setItem('keptFields', JSON.stringify({ path: '/', fields: [['input[id="x"]', 'Jan']] }))
  document.body.innerHTML = '<input id="x">'
  // biome-ignore lint/security/noGlobalEval: the very text that the page carries
  window.eval(EARLY_SCRIPT)
  const onEvent = jest.fn()
  document.body.addEventListener('input', onEvent)
  render(<EarlyActions />)
  await waitFor(() => expect(document.querySelector('input')).toHaveValue('Jan'))
  await act(async () => {})
  document.body.removeEventListener('input', onEvent)
  expect(onEvent).toHaveBeenCalledTimes(1)
})
