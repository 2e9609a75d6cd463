/** @jest-environment jsdom */
import { helpPresses } from './press-helpers'

const press = async () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('button')!.dispatchEvent(click)
  await Promise.resolve()
  await Promise.resolve()
  return click
}

beforeAll(helpPresses)
beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="box" data-share="/restaurants/1-pod-lipa" data-share-title="Pod Lipą"
    data-share-text="Stolik">Udostępnij</button><div id="box"><p role="status" data-copied="Skopiowano.">Ręcznie</p></div>`
  Reflect.deleteProperty(navigator, 'share')
})

it('C19 shares the address that the button names, never the page’s own', async () => {
  window.history.replaceState(null, '', '/rezerwacja/ABCDEFGHJKMN')
  const share = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { share })
  const click = await press()
  expect(share).toHaveBeenCalledWith({
    title: 'Pod Lipą',
    text: 'Stolik',
    url: `${window.location.origin}/restaurants/1-pod-lipa`,
  })
  expect(click.defaultPrevented).toBe(true)
})

it('C19 where the phone cannot share, the link is copied, and the box opens with a message', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { clipboard: { writeText } })
  const click = await press()
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/restaurants/1-pod-lipa`)
  expect(document.querySelector('[role="status"]')).toHaveTextContent('Skopiowano.')
  expect(click.defaultPrevented).toBe(false)
})

it('C19 a link that cannot be copied is selected for copying by hand', async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  await press()
  expect(document.querySelector('[role="status"]')).toHaveTextContent('Ręcznie')
})
