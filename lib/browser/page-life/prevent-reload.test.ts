/** @jest-environment jsdom */
import { isReloadPrevented, preventReload, trackTypedFields } from './prevent-reload'

it('A16 a page is held until all who hold it have let go, however often they say so', () => {
  expect(isReloadPrevented()).toBe(false)
  const [form, payment] = [preventReload(), preventReload()]
  form()
  form()
  expect(isReloadPrevented()).toBe(true)
  payment()
  expect(isReloadPrevented()).toBe(false)
})

it('L090 A16 a field that was typed into holds the page as long as it is there to be seen, a choice does not', () => {
  trackTypedFields()
  document.body.innerHTML =
    '<form><input name="a"><select><option>x</option></select><input type="checkbox"><input type="date"></form>'
  for (const choice of document.querySelectorAll('select, [type]'))
    choice.dispatchEvent(new Event('input', { bubbles: true }))
  const field = document.querySelector('input') as HTMLInputElement
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isReloadPrevented()).toBe(false)
  field.value = 'Jan'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isReloadPrevented()).toBe(true)
  field.checkVisibility = () => false
  expect(isReloadPrevented()).toBe(false)
  field.checkVisibility = () => true
  field.remove()
  expect(isReloadPrevented()).toBe(false)
})
