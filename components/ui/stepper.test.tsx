/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Stepper } from './stepper'

const words = { id: 'kids', label: 'Dzieci', name: 'kids', decreaseLabel: 'Mniej', increaseLabel: 'Więcej' }

it('steps within its bounds', async () => {
  const onAmount = jest.fn()
  render(<Stepper {...words} min={0} max={2} defaultValue={1} onAmount={onAmount} />)
  await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
  expect(screen.getByLabelText('Dzieci')).toHaveValue(2)
  expect(screen.getByRole('button', { name: 'Więcej' })).toBeDisabled()
  expect(onAmount).toHaveBeenLastCalledWith(2)
})

it('mends what was typed beyond its bounds when the field is left', async () => {
  render(<Stepper {...words} min={1} max={30} defaultValue={11} />)
  const input = screen.getByLabelText('Dzieci')
  await userEvent.clear(input)
  await userEvent.type(input, '99')
  await userEvent.tab()
  expect(input).toHaveValue(30)
})
