/** @jest-environment jsdom */
import { isReloadPrevented, preventReload, trackTypedFields } from './prevent-reload'

it('A16 reloading stays prevented until every caller has released it; repeated releases count once', () => {
  expect(isReloadPrevented()).toBe(false)
  const [form, payment] = [preventReload(), preventReload()]
  form()
  form()
  expect(isReloadPrevented()).toBe(true)
  payment()
  expect(isReloadPrevented()).toBe(false)
})

it('L090 A16 a typed field prevents reloading while it is visible, a selection does not', () => {
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
