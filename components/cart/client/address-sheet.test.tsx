/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DELIVERY_PREFERENCES } from '@/lib/browser/storage/storage'
import messages from '@/messages/pl.json'
import { AddressSheet } from './address-sheet'

const lipowa = { address: 'Lipowa 12, Lublin', street: 'Lipowa', house: '12', city: 'Lublin', lat: 51.2, lng: 22.5 }
const addressWords = messages.address as never

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

it('L232 a pick in the sheet is stored half a second later, and nothing before', async () => {
  localStorage.setItem('lastUsedAddresses', JSON.stringify([lipowa]))
  render(<AddressSheet isOpen onClose={jest.fn()} words={messages.cart} addressWords={addressWords} />)
  fireEvent.focus(screen.getByRole('combobox'))
  const pick = await screen.findByRole('option', { name: lipowa.address })
  jest.useFakeTimers()
  fireEvent.click(pick)
  expect(screen.getByRole('combobox')).toHaveValue(lipowa.address)
  await act(() => jest.advanceTimersByTimeAsync(499))
  expect([localStorage.getItem(DELIVERY_PREFERENCES), document.cookie]).toEqual([null, ''])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(localStorage.getItem(DELIVERY_PREFERENCES)).toContain('Lipowa')
})
