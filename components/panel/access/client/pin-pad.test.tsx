/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PinPad } from './pin-pad'

function aForm() {
  const sent: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(String(new FormData(event.currentTarget).get('pin')))
      }}
    >
      <input id="pin" name="pin" aria-label="PIN" maxLength={6} pattern="[0-9]{6}" />
      <PinPad field="pin" words={{ keys: 'Cyfry', remove: 'Usuń' }} />
    </form>,
  )
  return sent
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('C28 the sixth digit on the screen enters, once; the last one can be taken back', async () => {
  const sent = aForm()
  for (const key of ['4', '0', '9', 'Usuń', '7', '2', '5']) await press(key)
  expect([sent, screen.getByLabelText('PIN')]).toEqual([[], expect.objectContaining({ value: '40725' })])
  await press('8')
  await press('1')
  expect(sent).toEqual(['407258'])
})

it('C28 so does the sixth that is typed; no keyboard of the device covers the keys', async () => {
  const sent = aForm()
  await userEvent.type(screen.getByLabelText('PIN'), '407258')
  expect(sent).toEqual(['407258'])
  expect(screen.getByLabelText('PIN')).toHaveAttribute('inputmode', 'none')
})

it('C28 what cannot be a PIN does not enter, and is corrected on the keys; back on the page, it enters again', async () => {
  const sent = aForm()
  await userEvent.type(screen.getByLabelText('PIN'), '40725x')
  expect(sent).toEqual([])
  await press('Usuń')
  await press('8')
  expect(sent).toEqual(['407258'])
  // The answer was an outage, and the browser restores the page.
  window.dispatchEvent(new Event('pageshow'))
  await press('Usuń')
  await press('9')
  expect(sent).toEqual(['407258', '407259'])
})
