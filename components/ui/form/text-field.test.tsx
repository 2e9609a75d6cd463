/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { TextField } from './text-field'

it('a field in error is announced with its hint and its error', () => {
  render(<TextField id="phone" label="Telefon" hint="Dziewięć cyfr" error="Podaj numer" prefix="+48" />)
  const input = screen.getByLabelText('Telefon')
  expect(input).toHaveAccessibleDescription('Dziewięć cyfr Podaj numer')
  expect(input).toBeInvalid()
})

it('a field without a hint refers to nothing', () => {
  render(<TextField id="phone" label="Telefon" optionalText="opcjonalnie" />)
  const input = screen.getByLabelText('Telefon (opcjonalnie)')
  expect(input).not.toHaveAttribute('aria-describedby')
  expect(input).toBeValid()
})
