import { holdPage, isPageHeld } from './unsaved'

it('A16 a page is held until all who hold it have let go, however often they say so', () => {
  expect(isPageHeld()).toBe(false)
  const [form, payment] = [holdPage(), holdPage()]
  form()
  form()
  expect(isPageHeld()).toBe(true)
  payment()
  expect(isPageHeld()).toBe(false)
})
