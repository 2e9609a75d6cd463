/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { goTo } from '@/lib/browser/page/go-to'
import { SearchField } from './search-field'

jest.mock('@/lib/browser/page/go-to')

const words = { suggestions: 'Podpowiedzi', dish: 'danie', cuisine: 'kuchnia', restaurant: 'restauracja' }
const items = [
  { kind: 'cuisine', text: 'Zupy' },
  { kind: 'dish', text: 'Żurek lubelski' },
  { kind: 'restaurant', text: 'Zupa Dnia', id: 7, slug: 'zupa-dnia' },
]
const fetchMock = jest.fn()
const submitted = jest.fn()

const field = () => screen.getByLabelText('Szukaj') as HTMLInputElement
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const type = (value: string) => fireEvent.input(field(), { target: { value } })
async function open(text: string) {
  fireEvent.focus(field())
  await wait(0)
  type(text)
  await wait(120)
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  fetchMock.mockImplementation(async () => ({ ok: true, json: async () => ({ items }) }))
  global.fetch = fetchMock as never
  window.history.replaceState(null, '', '/zamawiaj?delivery=takeout&city=lublin')
  render(
    <form
      action="/zamawiaj"
      onSubmit={(event) => {
        event.preventDefault()
        submitted(new FormData(event.currentTarget).get('q'))
      }}
    >
      <input type="hidden" name="delivery" value="takeout" />
      <label htmlFor="q">Szukaj</label>
      <SearchField id="q" className={undefined} words={words}>
        <input id="q" type="search" name="q" maxLength={60} autoComplete="off" />
      </SearchField>
    </form>,
  )
})
afterEach(() => jest.useRealTimers())

it('is a plain search field that sends no request until it has the focus and two letters', async () => {
  expect([field().type, field().getAttribute('role'), field().name]).toEqual(['search', null, 'q'])
  await open('z')
  await wait(1000)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(field()).toHaveRole('combobox')
  type('zu')
  await wait(119)
  expect(fetchMock).not.toHaveBeenCalled()
  await wait(1)
  expect(fetchMock.mock.calls[0][0]).toBe('/api/suggestions?q=zu&product=orders&city=lublin')
  expect(options()).toEqual(['Zupy kuchnia', 'Żurek lubelski danie', 'Zupa Dnia restauracja'])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
})

it('a dish is searched for', async () => {
  await open('zu')
  fireEvent.click(screen.getByRole('option', { name: /Żurek/ }))
  expect(submitted.mock.calls).toEqual([['Żurek lubelski']])
  expect(options()).toEqual([])
})

it('a cuisine becomes the filter, and the other fields of the form stay', async () => {
  await open('zu')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field()).toHaveAttribute('aria-activedescendant', 'q-option-0')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(jest.mocked(goTo).mock.calls).toEqual([['/zamawiaj?delivery=takeout&rodzaj-kuchni=Zupy']])
  expect(submitted).not.toHaveBeenCalled()
})

it('a restaurant opens its menu; Escape closes the list', async () => {
  await open('zu')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(options()).toEqual([])
  type('zup')
  await wait(120)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(jest.mocked(goTo).mock.calls).toEqual([['/order/7-zupa-dnia']])
})

it('L233 a source that fails leaves the plain field', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 503 }))
  await open('zu')
  expect([field().type, field().getAttribute('role'), field().value]).toEqual(['search', null, 'zu'])
  type('zup')
  await wait(500)
  expect(fetchMock.mock.calls.filter(([url]) => String(url).startsWith('/api/suggestions'))).toHaveLength(1)
})

it('text typed before the list is loaded is requested once it is', async () => {
  fireEvent.focus(field())
  type('zurek')
  await wait(0)
  await wait(120)
  expect(fetchMock.mock.calls[0][0]).toContain('q=zurek')
})
