/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import messages from '@/messages/pl.json'
import { VoucherEntry } from './voucher-entry'

const state = {
  isLoading: false,
  hasFailed: false,
  isAccepted: false,
  refusals: [],
  lostGrosze: 0,
  missingGrosze: 0,
  waiting: null,
  deliveryType: 'delivery' as const,
}

it('C8 Enter in the field of the voucher tries the code and does not submit the order', async () => {
  const [onCode, onSubmit] = [jest.fn(), jest.fn((event: FormEvent) => event.preventDefault())]
  const voucher = { id: 'voucher', words: messages.cart, code: '', state, onCode, onRetry: jest.fn() }
  render(
    <form onSubmit={onSubmit}>
      <VoucherEntry {...voucher} isOpened />
      <button type="submit">Zamów</button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText(messages.cart.voucherLabel), 'dziesiec{Enter}')
  expect(onCode).toHaveBeenCalledWith('DZIESIEC')
  expect(onSubmit).not.toHaveBeenCalled()
})
