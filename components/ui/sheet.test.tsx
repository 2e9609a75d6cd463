/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sheet } from './sheet'

/** jsdom has no modal dialogs: as much of them as the sheet uses. */
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

it('D: opens at its top, however far it was scrolled when it was last open', () => {
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

it('stays open when pressed inside, closes when pressed beside', async () => {
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
