/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DELIVERY_PREFERENCES } from '@/lib/browser/storage/storage'
import { OrderingStart } from './ordering-start'

const words = {
  mode: 'Jak odbierzesz',
  delivery: 'Dostawa',
  takeout: 'Odbiór',
  submit: 'Pokaż restauracje',
  missing: 'Podaj adres dostawy.',
  present: 'Zamawiasz pod ten adres.',
  unplaced: 'Wybierz adres z podpowiedzi.',
  outside: 'Dostarczamy w Lublinie i okolicy. Odbiór?',
  toTakeout: 'Tak, odbiorę',
  address: {
    label: 'Adres',
    optional: 'opcjonalnie',
    placeholder: '',
    unknown: 'Nie znamy tego adresu.',
    loading: '',
    suggestions: '',
    recent: '',
    house: '',
  },
}
const cities = [{ location: { lat: 51.2465, lng: 22.5684 } }]
const stored = () => JSON.parse(localStorage.getItem(DELIVERY_PREFERENCES) ?? 'null')
const mode = () => screen.getByLabelText('Jak odbierzesz')
const form = () => mode().closest('form') as HTMLFormElement
const submit = () => {
  form().addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form())
}

beforeEach(() => localStorage.clear())

it('L051–L058 goes to /zamawiaj?delivery={mode} and adds nothing else to the URL', () => {
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  expect(screen.getByRole('button', { name: 'Pokaż restauracje' })).toHaveAttribute('type', 'submit')
  expect(form()).toHaveAttribute('action', '/zamawiaj')
  fireEvent.change(screen.getByLabelText(/^Adres/), { target: { value: 'Narutowicza 22' } })
  expect([...new FormData(form())]).toEqual([['delivery', 'delivery']])
  fireEvent.change(mode(), { target: { value: 'takeout' } })
  expect([...new FormData(form())]).toEqual([['delivery', 'takeout']])
})

it('L294 stores the delivery type and the address for the next visit', () => {
  const { unmount } = render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  fireEvent.change(mode(), { target: { value: 'takeout' } })
  fireEvent.change(screen.getByLabelText(/^Adres/), { target: { value: 'Narutowicza 22' } })
  submit()
  expect(stored()).toMatchObject({ address: 'Narutowicza 22', coordinates: null, mode: 'takeout', type: 'takeout' })
  unmount()
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  expect(mode()).toHaveValue('takeout')
  expect(screen.getByLabelText(/^Adres/)).toHaveValue('Narutowicza 22')
})

it('L152 L232 L295 an address is stored half a second after it is chosen, before the form is sent', async () => {
  const lipowa = { address: 'Lipowa 12, Lublin', street: 'Lipowa', house: '12', city: 'Lublin', lat: 51.2, lng: 22.5 }
  localStorage.setItem('lastUsedAddresses', JSON.stringify([lipowa]))
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  fireEvent.focus(screen.getByLabelText(/^Adres/))
  fireEvent.click(await screen.findByRole('option', { name: lipowa.address }))
  expect(stored()).toBeNull()
  const { lat, lng, ...named } = lipowa
  await waitFor(() => expect(stored()).not.toBeNull())
  expect(stored()).toEqual({ ...named, coordinates: { lat, lng }, mode: 'delivery', type: 'delivery' })
})

it.each([
  ['L057 C31 a suggestion that is pressed leads to the button and sends nothing', '12', 'press', true],
  ['C31 without a number the field waits for one', '', 'press', false],
  ['C31 by keyboard the focus stays', '12', 'keys', false],
])('%s', async (_, house, how, isOnButton) => {
  const address = { address: 'Lipowa, Lublin', street: 'Lipowa', house, city: 'Lublin', lat: 51.2, lng: 22.5 }
  localStorage.setItem('lastUsedAddresses', JSON.stringify([address]))
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  const submitted = jest.fn((event: Event) => event.preventDefault())
  form().addEventListener('submit', submitted)
  const field = screen.getByLabelText(/^Adres/)
  act(() => field.focus())
  const option = await screen.findByRole('option', { name: address.address })
  if (how === 'press') fireEvent.click(option)
  else for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key })
  await waitFor(() => expect(stored()).not.toBeNull())
  await act(async () => {})
  expect(isOnButton ? screen.getByRole('button', { name: words.submit }) : field).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
})

it('the delivery type of the URL wins over that of the last visit', () => {
  localStorage.setItem(DELIVERY_PREFERENCES, JSON.stringify({ address: 'X', mode: 'takeout' }))
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} mode="delivery" />)
  expect(mode()).toHaveValue('delivery')
})

it('a delivery list asks for a missing address, a takeout list does not', () => {
  render(
    <OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} mode="delivery" asksForAddress />,
  )
  expect(screen.getByLabelText('Adres')).toHaveAccessibleDescription('Podaj adres dostawy.')
  fireEvent.change(screen.getByLabelText('Adres'), { target: { value: 'Rynek 6' } })
  expect(screen.getByLabelText('Adres')).toHaveAccessibleDescription('Wybierz adres z podpowiedzi.')
  fireEvent.change(mode(), { target: { value: 'takeout' } })
  expect(screen.getByLabelText('Adres (opcjonalnie)')).not.toHaveAccessibleDescription()
})

it('C3 a typed address that names another town is answered in the field, and may be collected', () => {
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} mode="delivery" />)
  fireEvent.change(screen.getByLabelText('Adres'), { target: { value: 'Marszałkowska 1, Warszawa' } })
  expect(screen.getByLabelText('Adres')).toHaveAccessibleDescription(/Dostarczamy w Lublinie/)
  fireEvent.click(screen.getByRole('button', { name: words.toTakeout }))
  expect(mode()).toHaveValue('takeout')
})

it('C20 an address of another town is refused in the field, and the form is sent only once takeout is chosen', async () => {
  const coordinates = { lat: 51.84, lng: 16.57 }
  const stored = { address: 'Lipowa 12, Leszno', coordinates, street: 'Lipowa', house: '12', city: 'Leszno' }
  localStorage.setItem(DELIVERY_PREFERENCES, JSON.stringify({ ...stored, mode: 'delivery', type: 'delivery' }))
  render(<OrderingStart id="start" words={words} cities={cities} otherTowns={['warszawa']} />)
  expect(await screen.findByText('Dostarczamy w Lublinie i okolicy. Odbiór?')).toBeInTheDocument()
  expect(fireEvent.submit(form())).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Tak, odbiorę' }))
  expect(mode()).toHaveValue('takeout')
  expect(fireEvent.submit(form())).toBe(true)
})
