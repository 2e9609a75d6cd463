/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveSheet, Sheet } from './sheet'

/** jsdom does not implement modal dialogs: this adds the parts that the sheet uses. */
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

it('opens as a named dialog and closes by its button', async () => {
  const onClose = jest.fn()
  render(
    <Sheet open onClose={onClose} title="Filtry" closeLabel="Zamknij">
      Kuchnia
    </Sheet>,
  )
  expect(screen.getByRole('dialog', { name: 'Filtry' })).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('is closed before the action that closes it, once, and opens again as before', async () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => {}} title="Danie" closeLabel="Zamknij">
      Skład
    </Sheet>
  )
  const { rerender } = render(sheet(true))
  const [dialog, work] = [screen.getByRole('dialog'), jest.fn()]
  leaveSheet(screen.getByText('Skład'), work)
  expect(dialog).toHaveAttribute('data-leaving')
  expect(work).not.toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(work).toHaveBeenCalledTimes(1)
  rerender(sheet(false))
  rerender(sheet(true))
  expect(dialog).not.toHaveAttribute('data-leaving')
})

it('D: opens scrolled to the top, however far it was scrolled before', () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => {}} title="Danie" closeLabel="Zamknij">
      Skład
    </Sheet>
  )
  const { rerender } = render(sheet(true))
  const dialog = screen.getByRole('dialog')
  dialog.scrollTop = 640
  rerender(sheet(false))
  rerender(sheet(true))
  expect(dialog.scrollTop).toBe(0)
})

it('stays open on a press inside, closes on a press outside', async () => {
  const onClose = jest.fn()
  render(
    <Sheet open onClose={onClose} title="Filtry" closeLabel="Zamknij">
      Kuchnia
    </Sheet>,
  )
  await userEvent.click(screen.getByText('Kuchnia'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
