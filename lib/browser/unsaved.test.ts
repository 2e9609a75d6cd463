/** @jest-environment jsdom */
import { holdPage, isPageHeld, watchFields } from './unsaved'

it('A16 a page is held until all who hold it have let go, however often they say so', () => {
  expect(isPageHeld()).toBe(false)
  const [form, payment] = [holdPage(), holdPage()]
  form()
  form()
  expect(isPageHeld()).toBe(true)
  payment()
  expect(isPageHeld()).toBe(false)
})

it('L090 A16 a field that was typed into holds the page as long as it is there to be seen, a choice does not', () => {
  watchFields()
  document.body.innerHTML =
    '<form><input name="a"><select><option>x</option></select><input type="checkbox"><input type="date"></form>'
  for (const choice of document.querySelectorAll('select, [type]'))
    choice.dispatchEvent(new Event('input', { bubbles: true }))
  const field = document.querySelector('input') as HTMLInputElement
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isPageHeld()).toBe(false)
  field.value = 'Jan'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isPageHeld()).toBe(true)
  field.checkVisibility = () => false
  expect(isPageHeld()).toBe(false)
  field.checkVisibility = () => true
  field.remove()
  expect(isPageHeld()).toBe(false)
})
