/** @jest-environment jsdom */
import { FIELD_NAMES, type FieldName } from '@/lib/domain/reservation/form/draft'
import { renderForm } from '@/tests/support/reservation-form'

/** The seed's fields that our form does not show, and the hold that a script adds. Ledger L103, L107. */
const WITHOUT_CONTROL: FieldName[] = ['non_vaccinated_amount', 'duration', 'hold_token']

it.each(FIELD_NAMES.filter((name) => !WITHOUT_CONTROL.includes(name)))('C11 the form has a control %s', (name) => {
  renderForm()
  expect(document.getElementsByName(name)).not.toHaveLength(0)
})
