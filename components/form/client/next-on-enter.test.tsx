/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { nextOnEnter } from './next-on-enter'

it('C11 Enter goes from a filled field to the next that lacks its value, and sends where none does', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form noValidate onSubmit={onSubmit} onKeyDown={nextOnEnter}>
      <input aria-label="name" required />
      <div hidden>
        <input aria-label="folded" required />
      </div>
      <input aria-label="notes" />
      <input aria-label="phone" required />
      <button type="submit">send</button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('name'), 'Jan{Enter}')
  expect(screen.getByLabelText('phone')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  // An empty form is sent, and shows its errors.
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('600{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
