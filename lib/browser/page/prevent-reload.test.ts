/** @jest-environment jsdom */
import { reload } from './go-to'
import { isReloadPrevented, preventReload, reloadKeepingFields } from './prevent-reload'
import { restoreTouchedFields, trackTouchedFields } from './touched-fields'

jest.mock('./go-to', () => ({ reload: jest.fn() }))

const entered = (field: Element, value: string) => {
  ;(field as HTMLInputElement).value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const one = <T extends Element = HTMLInputElement>(selector: string) => document.querySelector<T>(selector) as T

beforeAll(trackTouchedFields)
beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  jest.mocked(reload).mockClear()
})

it('A16 reloading stays prevented until every caller has released it; repeated releases count once', () => {
  const [form, payment] = [preventReload(), preventReload()]
  form()
  form()
  expect([isReloadPrevented(), reloadKeepingFields()]).toEqual([true, false])
  payment()
  expect([isReloadPrevented(), reloadKeepingFields()]).toEqual([false, true])
  expect(reload).toHaveBeenCalledTimes(1)
})

it('A16 a visible page with typed values is not replaced when its content changes', () => {
  document.body.innerHTML = '<form><input name="a"><select name="b"><option>x</option></select></form>'
  entered(one<HTMLSelectElement>('select'), 'x')
  expect(isReloadPrevented()).toBe(false)
  entered(one('input'), 'Jan')
  expect(isReloadPrevented()).toBe(true)
  one('input').checkVisibility = () => false
  expect(isReloadPrevented()).toBe(false)
  one('input').checkVisibility = () => true
  one('input').remove()
  expect(isReloadPrevented()).toBe(false)
})

const PAGE = `<form>
  <select id="people"><option>2</option><option>5</option></select><input id="note"><input type="radio" name="plan" value="S" checked>
  <input type="radio" name="plan" value="M"><input type="checkbox" name="sms"><textarea name="why"></textarea><input type="hidden" name="t" value="1">
</form>`

it('L090 chosen and typed values are entered again after the reload, once', async () => {
  document.body.innerHTML = PAGE
  entered(one('#people'), '5')
  entered(one('#note'), 'okno')
  entered(one('textarea'), 'bo tak')
  one('[value=M]').click()
  one('[name=sms]').click()
  expect(reloadKeepingFields()).toBe(true)

  document.body.innerHTML = PAGE
  const received: string[] = []
  document.body.firstElementChild?.addEventListener('change', ({ target }) =>
    received.push((target as Element).outerHTML),
  )
  await restoreTouchedFields()
  expect([one('#people').value, one('#note').value, one('textarea').value]).toEqual(['5', 'okno', 'bo tak'])
  expect([one('[value=M]').checked, one('[name=sms]').checked]).toEqual([true, true])
  expect(received).toHaveLength(5)

  document.body.innerHTML = PAGE
  await restoreTouchedFields()
  expect(one('#people').value).toBe('2')
})

it('L090 nothing is entered into another page', async () => {
  document.body.innerHTML = PAGE
  entered(one('#people'), '5')
  reloadKeepingFields()
  window.history.pushState(null, '', '/inna')
  document.body.innerHTML = PAGE
  await restoreTouchedFields()
  expect([one('#people').value, window.sessionStorage.length]).toEqual(['2', 0])
})

it('L090 a page that was loaded during an outage keeps typed values for its next load', async () => {
  document.body.innerHTML = PAGE
  entered(one('#note'), 'okno')
  reloadKeepingFields()
  document.body.innerHTML = '<p>Przerwa</p>'
  await restoreTouchedFields()
  document.body.innerHTML = PAGE
  await restoreTouchedFields()
  expect(one('#note').value).toBe('okno')
})

it('L090 a form that stores its own draft is left to it', async () => {
  document.body.innerHTML = PAGE.replace('<form', '<form data-draft')
  entered(one('#note'), 'okno')
  expect(reloadKeepingFields()).toBe(true)
  expect(window.sessionStorage.length).toBe(0)
})

it.each([
  ['a PIN', '<input type="password" id="f">'],
  ["a bank's code", '<input autocomplete="one-time-code" id="f">'],
  ['a form in an open dialog', '<dialog open><form><input id="f"></form></dialog>'],
])('A16 %s prevents the reload: it would be lost', (_, html) => {
  document.body.innerHTML = html
  entered(one('#f'), '123456')
  expect(reloadKeepingFields()).toBe(false)
  document.body.innerHTML = ''
  expect(reloadKeepingFields()).toBe(true)
  expect(JSON.stringify(window.sessionStorage)).not.toContain('123456')
})

it('L090 where the browser refuses storage, a page reloads only while nothing is chosen', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  document.body.innerHTML = PAGE
  entered(one('#people'), '5')
  expect(reloadKeepingFields()).toBe(false)
  refused.mockRestore()
  expect(reloadKeepingFields()).toBe(true)
})
