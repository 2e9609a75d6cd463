/** @jest-environment jsdom */
import { restoreFields, typedFields } from '@/lib/browser/page/form-fields'

function form(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="phone"><input name="sms" type="checkbox"><textarea name="notes"></textarea>
    <select name="area"><option value=""></option><option>Sala</option></select>
    <input name="token" type="hidden" value="t"><input name="time" type="radio" value="18:00" checked>
  </form>`
  return document.querySelector('form') as HTMLFormElement
}

it('C11 stores typed, ticked and selected values, and no others', () => {
  const filled = form()
  restoreFields(filled, { phone: '600', sms: 'on', notes: 'Okno', area: 'Sala', token: 'x', unknown: 'y' })
  expect(typedFields(filled)).toEqual({ phone: '600', sms: 'on', notes: 'Okno', area: 'Sala' })
})

it('C11 does not overwrite values typed since', () => {
  const filled = form()
  ;(filled.elements.namedItem('phone') as HTMLInputElement).value = '700'
  restoreFields(filled, { phone: '600' })
  expect(typedFields(filled).phone).toBe('700')
})
