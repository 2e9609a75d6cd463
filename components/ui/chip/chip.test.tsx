/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './chip'
import { ChipLink } from './chip-link'

it('a taken time shows its reason, can be focused and does nothing', async () => {
  const onClick = jest.fn()
  render(
    <Chip onClick={onClick} disabledReason="zajęte">
      18:30
    </Chip>,
  )
  const chip = screen.getByRole('button', { name: '18:30 zajęte' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(chip).toHaveFocus()
  expect(chip).toHaveAttribute('aria-disabled', 'true')
})

it('a selected chip is pressed', () => {
  render(<Chip selected>Otwarte teraz</Chip>)
  expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument()
})

it('a link to a taken time has no href', () => {
  render(
    <ChipLink href="/restaurants/1" disabledReason="zajęte">
      18:30
    </ChipLink>,
  )
  expect(screen.getByRole('link', { name: '18:30 zajęte' })).not.toHaveAttribute('href')
})
