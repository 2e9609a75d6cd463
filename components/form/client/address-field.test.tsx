/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { AddressSource } from '@/lib/browser/api/address-source'
import { storeLastUsedAddress } from '@/lib/browser/storage/delivery-preferences'
import { AddressField, type AddressMoment } from './address-field'

const narutowicza = {
  address: 'Narutowicza 22, Lublin',
  street: 'Narutowicza',
  house: '22',
  city: 'Lublin',
  lat: 51.2,
  lng: 22.5,
}
const nadstawna = { address: 'Nadstawna, Lublin', street: 'Nadstawna', city: 'Lublin', lat: 51.25, lng: 22.57 }
const words = {
  label: 'Adres',
  optional: 'opcjonalnie',
  placeholder: 'Wyszukaj adres ...',
  loading: 'Szukam adresu...',
  unknown: 'Nie znamy tego adresu.',
  suggestions: 'Podpowiedzi',
  recent: 'Ostatnie',
  house: 'Dopisz numer domu.',
}
const suggest = jest.fn<ReturnType<AddressSource['suggest']>, Parameters<AddressSource['suggest']>>()
const resolve = jest.fn(async (address) => address)
const onAddress = jest.fn()
const onHow = jest.fn()

function Shown() {
  const [input, setInput] = useState<Parameters<typeof onAddress>[0]>({ text: '', address: null })
  const take = (next: typeof input, how: AddressMoment) => {
    setInput(next)
    onAddress(next)
    onHow(how)
  }
  return (
    <AddressField
      id="address"
      words={words}
      value={input}
      onAddress={take}
      source={{ limitMs: limitMs.now, suggest, resolve }}
    />
  )
}

const field = () => screen.getByLabelText('Adres')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** Limit of the source; by default that of the field. */
const limitMs: { now?: number } = {}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  localStorage.clear()
  suggest.mockResolvedValue([narutowicza, nadstawna])
  global.fetch = jest.fn(async () => new Response(null, { status: 204 })) as never
  AbortSignal.timeout ??= () => new AbortController().signal
  render(<Shown />)
})
afterEach(() => jest.useRealTimers())

it('L054 L055 is a combobox with the placeholder, without a name that a URL could carry', () => {
  expect(field()).toHaveRole('combobox')
  expect(field()).toHaveAttribute('placeholder', 'Wyszukaj adres ...')
  expect(field()).not.toHaveAttribute('name')
})

it('L227 two characters send no request, three send one once typing pauses', async () => {
  type(' na ')
  await wait(1000)
  expect(suggest).not.toHaveBeenCalled()
  type('nar')
  await wait(249)
  expect(suggest).not.toHaveBeenCalled()
  await wait(1)
  expect(suggest).toHaveBeenCalledWith('nar', expect.any(AbortSignal))
  expect(options()).toEqual([narutowicza.address, nadstawna.address])
})

it('L284 shows that the address is unknown until it is typed again or the field is left', async () => {
  suggest.mockResolvedValue([])
  type('Zmyślona 77')
  await wait(250)
  expect(screen.getByRole('status')).toHaveTextContent('Nie znamy tego adresu.')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  type('Zmyślona 7')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await wait(250)
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  fireEvent.blur(field())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('a late answer to an older request is dropped', async () => {
  let answerFirst: (items: (typeof nadstawna)[]) => void = () => {}
  suggest.mockReturnValueOnce(new Promise((done) => (answerFirst = done)))
  type('nad')
  await wait(250)
  suggest.mockResolvedValueOnce([narutowicza])
  type('naru')
  await wait(250)
  await act(async () => answerFirst([nadstawna]))
  expect(options()).toEqual([narutowicza.address])
})

it('L054 works by keyboard: arrow down, arrow up, Enter; Escape closes', async () => {
  type('nar')
  await wait(250)
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(nadstawna.address)
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(field()).toHaveValue(narutowicza.address)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  type('nads')
  await wait(250)
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(options()).toEqual([])
  expect(field()).toHaveValue('nads')
})

it('Enter without a chosen suggestion submits the form', async () => {
  type('nar')
  await wait(250)
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
})

it('L232 two selections within 499 ms: only the last one is handled, once', async () => {
  type('nar')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: narutowicza.address }))
  await wait(100)
  type('nads')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: nadstawna.address }))
  await wait(499)
  expect(resolve).not.toHaveBeenCalled()
  await wait(1)
  expect(resolve.mock.calls.map(([address]) => address)).toEqual([nadstawna])
  expect(onAddress).toHaveBeenLastCalledWith({ text: nadstawna.address, address: nadstawna })
})

it('L232 a selection is shown at once and handled 500 ms later: only then may it be stored', async () => {
  type('nar')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: narutowicza.address }))
  expect(field()).toHaveValue(narutowicza.address)
  await wait(499)
  expect(onHow.mock.calls.flat()).toEqual(['typed', 'chosen'])
  expect(localStorage).toHaveLength(0)
  await wait(1)
  expect(onHow.mock.calls.flat()).toEqual(['typed', 'chosen', 'handled'])
})

it('L232 handling a selection does not overwrite what is typed after it', async () => {
  type('nar')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: narutowicza.address }))
  type('inna ulica')
  await wait(1000)
  expect(field()).toHaveValue('inna ulica')
})

it('L228 a suggestion of three characters is refused', async () => {
  suggest.mockResolvedValue([{ ...nadstawna, address: 'Rów' }])
  type('rów')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: 'Rów' }))
  await wait(1000)
  expect(resolve).not.toHaveBeenCalled()
})

it.each([
  ['a failure', () => suggest.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'no answer within 5 s',
    () => suggest.mockImplementation(() => new Promise((done) => setTimeout(() => done([nadstawna]), 5001))),
  ],
])('L233 after %s a plain field with the typed text remains, and no suggestions return', async (_, arrange) => {
  arrange()
  const before = field()
  type('nar')
  await wait(250)
  await wait(5000)
  expect(field()).toBe(before)
  expect(field()).toHaveRole('textbox')
  expect(field()).toHaveValue('nar')
  expect(screen.queryByText('Szukam adresu...')).not.toBeInTheDocument()
  await wait(1000)
  type('naru')
  await wait(1000)
  expect(suggest).toHaveBeenCalledTimes(1)
  expect(options()).toEqual([])
  expect(field()).toHaveValue('naru')
})

describe('L056 L233 a source that may take longer, since another one follows it', () => {
  beforeEach(() => {
    limitMs.now = 20_000
    cleanup()
    render(<Shown />)
  })
  afterEach(() => {
    limitMs.now = undefined
  })

  it.each([
    ['suggests what it finds later', () => [nadstawna], [nadstawna.address]],
    ['never answers', () => new Promise<never>(() => {}), []],
  ])('is a plain field with the typed text at 5 s, and %s', async (_, answer, offered) => {
    suggest.mockImplementation(() => new Promise((done) => setTimeout(() => done(answer()), 5200)))
    const before = field()
    type('nad')
    await wait(250 + 4999)
    expect(screen.getByRole('status')).toHaveTextContent('Szukam adresu...')
    await wait(1)
    expect(field()).toBe(before)
    expect(field()).toHaveRole('textbox')
    expect(field()).toHaveValue('nad')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await wait(200)
    expect(options()).toEqual(offered)
    expect(field()).toHaveValue('nad')
  })

  it('requests suggestions again for the next typed text', async () => {
    suggest.mockReturnValueOnce(new Promise(() => {}))
    type('nad')
    await wait(5250)
    type('nads')
    await wait(250)
    expect(options()).toEqual([narutowicza.address, nadstawna.address])
    expect(field()).toHaveRole('combobox')
  })
})

it('L295 offers the last used addresses on focus, newest first', () => {
  storeLastUsedAddress(nadstawna)
  storeLastUsedAddress(narutowicza)
  fireEvent.focus(field())
  expect(options()).toEqual([narutowicza.address, nadstawna.address])
})

it('asks for the house number when a street is chosen', async () => {
  type('nads')
  await wait(250)
  fireEvent.click(screen.getByRole('option', { name: nadstawna.address }))
  expect(field()).toHaveAccessibleDescription('Dopisz numer domu.')
})
