/** @jest-environment ./tests/support/browser-environment.mjs */
import { dropStrayPresses } from './stray-presses'

const pressed: string[] = []
let stop: () => void
beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = '<button id="a">Posadź</button><button id="b">+ 5</button>'
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent ?? ''))
  stop = dropStrayPresses()
})
afterEach(() => stop())
const button = (id: string) => document.getElementById(id)!
const press = (id: string, detail: number) =>
  button(id).dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))

it.each([
  ['the same button twice', () => [press('b', 1), press('b', 2)], ['+ 5', '+ 5']],
  ['another button that came under the finger', () => [press('a', 1), press('b', 2)], ['Posadź']],
  ['another button later', () => [press('a', 1), press('b', 1)], ['Posadź', '+ 5']],
  ['the keyboard', () => [press('a', 0), press('b', 0)], ['Posadź', '+ 5']],
])('C29 a double tap counts if the same element is still under the finger: %s', (_, act, expected) => {
  act()
  expect(pressed).toEqual(expected)
})

it('C29 the next step on the same button needs a separate press', () => {
  press('a', 1)
  button('a').textContent = 'Zwolnij stolik'
  press('a', 2)
  expect(pressed).toEqual(['Posadź'])
})
