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

it('A16 a field that was touched holds the page as long as it is there to be seen', () => {
  watchFields()
  document.body.innerHTML = '<form><input name="a"><select name="b"><option>x</option></select></form>'
  const field = document.querySelector('select') as HTMLSelectElement
  expect(isPageHeld()).toBe(false)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isPageHeld()).toBe(true)
  field.checkVisibility = () => false
  expect(isPageHeld()).toBe(false)
  field.checkVisibility = () => true
  field.remove()
  expect(isPageHeld()).toBe(false)
})
