/** @jest-environment ./tests/support/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react'
import { CountingNote } from './counting-note'

it('C39 a report that takes long says so, and that it is counted once it was asked for, until the page comes back', () => {
  render(
    <form>
      <CountingNote before="do kilku sekund" counting="Liczymy…" />
    </form>,
  )
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('do kilku sekund')
  fireEvent.submit(status.closest('form')!)
  expect(status).toHaveTextContent('Liczymy…')
  fireEvent(window, new Event('pageshow'))
  expect(status).toHaveTextContent('do kilku sekund')
})
