/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import words from '@/messages/pl.json'
import { SubmitBar } from './submit-bar'

const form = words.reservation.form

it.each([
  [10, 'Rezerwuję stolik'],
  [11, 'Wyślij zapytanie'],
])('B4 the button for %d names its action: %s', (partySize, label) => {
  const visit = { date: '2026-11-24', time: '18:00', partySize }
  render(<SubmitBar words={form} visit={visit} chosen="18:00" isBusy={false} isDisabled={false} />)
  expect(screen.getByRole('button')).toHaveTextContent(label)
})
