/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { reload } from '@/lib/browser/page/go-to'
import { storePreferences } from '@/lib/browser/storage/delivery-preferences'
import { DELIVERY_PREFERENCES } from '@/lib/browser/storage/storage'
import { ReloadOnAddressChange } from './reload-on-address-change'

jest.mock('@/lib/browser/page/go-to', () => ({ reload: jest.fn() }))

const lipowa = { address: 'Lipowa 12, Lublin', street: 'Lipowa', house: '12', city: 'Lublin', lat: 51.2, lng: 22.5 }
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeEach(() => {
  localStorage.clear()
  jest.mocked(reload).mockClear()
})

it('C18 a list reached by Back reloads if the address was changed meanwhile', () => {
  render(<ReloadOnAddressChange address="Rynek 1, Lublin" />)
  storePreferences('delivery', { text: lipowa.address, address: lipowa })
  comeBack()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('the same address, or an unknown one, causes no reload', () => {
  render(<ReloadOnAddressChange address={lipowa.address} />)
  comeBack()
  storePreferences('delivery', { text: lipowa.address, address: lipowa })
  comeBack()
  expect(reload).not.toHaveBeenCalled()
})

it('follows changes made in another tab', () => {
  render(<ReloadOnAddressChange address={null} />)
  storePreferences('delivery', { text: lipowa.address, address: lipowa })
  window.dispatchEvent(new StorageEvent('storage', { key: DELIVERY_PREFERENCES }))
  expect(reload).toHaveBeenCalledTimes(1)
})
