/** @jest-environment jsdom */
import { FIELD_NAMES, type FieldName } from '@/lib/domain/reservation/form/draft'
import { NOW, renderForm } from '@/tests/support/reservation-form'

/**
 * The seed's fields that our form does not show, the hold that a script adds, a button that is rarely there, and the
 * consent to offers, shown after the reservation. Ledger L101–L103, L107.
 */
const WITHOUT_CONTROL: FieldName[] = [
  ...(['non_vaccinated_amount', 'duration', 'hold_token', 'second_visit'] as const),
  ...(['sms_marketing', 'email_marketing'] as const),
]

it('C11 L107 the form has a control of each name but these', () => {
  jest.useFakeTimers({ now: NOW })
  renderForm()
  const absent = FIELD_NAMES.filter((name) => document.getElementsByName(name).length === 0)
  expect(absent.sort()).toEqual(WITHOUT_CONTROL.sort())
})
