/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField } from './date-field'

const words = { open: 'Otwórz kalendarz', title: 'Wybierz dzień', close: 'Zamknij', tooEarly: 'Dopiero od jutra.' }

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function Shown() {
  const [date, setDate] = useState('2026-11-27')
  return <DateField id="date" label="Data" min="2026-11-24" value={date} onDate={setDate} words={words} />
}

const field = () => screen.getByLabelText('Data')

it('L038 L226 is a native date input with its minimum, displayed in Polish', () => {
  render(<Shown />)
  expect(field()).toHaveAttribute('name', 'visitDate')
  expect(field()).toHaveAttribute('min', '2026-11-24')
  expect(field()).toHaveValue('2026-11-27')
  expect(screen.getByText('piątek, 27 listopada')).toBeInTheDocument()
})

it('L085–L087 opens a calendar in Polish whose weeks begin on Monday', async () => {
  render(<Shown />)
  await userEvent.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }))
  const calendar = await screen.findByRole('dialog', { name: 'Wybierz dzień' })
  const columns = within(calendar).getAllByRole('columnheader', { hidden: true })
  expect(columns.map(({ textContent }) => textContent)).toEqual(['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'])
  expect(within(calendar).getByText('listopad 2026')).toBeInTheDocument()
  expect(within(calendar).getByRole('button', { name: /poniedziałek, 23 listopada/i })).toBeDisabled()
  await userEvent.click(within(calendar).getByRole('button', { name: /poniedziałek, 30 listopada/i }))
  expect(field()).toHaveValue('2026-11-30')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('C3 a closed day is named so in the calendar, and may be chosen to read why', async () => {
  const closed = { word: 'zamknięte', days: ['2026-11-30'] }
  const choose = jest.fn()
  render(
    <DateField id="d" label="Data" min="2026-11-24" value="2026-11-27" onDate={choose} words={{ ...words, closed }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }))
  const days = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /, zamknięte$/ })
  expect(days.map(({ textContent }) => textContent)).toEqual(['30'])
  await userEvent.click(days[0] as HTMLElement)
  expect(choose).toHaveBeenCalledWith('2026-11-30')
})

it('L226 a day before the minimum is replaced by the minimum, and the field explains it', () => {
  render(<Shown />)
  fireEvent.change(field(), { target: { value: '2026-11-23' } })
  fireEvent.blur(field())
  expect(field()).toHaveValue('2026-11-24')
  expect(field()).toHaveAccessibleDescription('Dopiero od jutra.')
})

it('L226 Enter does not submit a value that was corrected without the diner seeing it', () => {
  render(<Shown />)
  fireEvent.change(field(), { target: { value: '2026-11-23' } })
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
})
