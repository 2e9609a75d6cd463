import { controlErrors } from '@/lib/domain/reservation/form/reservation-table'

it.each([
  ['phone_number', { phone: 'phoneInvalid' }],
  ['reserved_on', { visitTime: 'timeInvalid' }],
  ['extras.kids_number', { kids_number: 'kidsInvalid' }],
  ['something_new', {}],
])('C11 the wire field %s is the control of %j', (path, errors) =>
  expect(controlErrors({ [path]: 'invalid' })).toEqual(errors),
)
