import type { ErrorCode, FieldName } from '@/lib/domain/reservation/form/draft'

const controls: Record<string, [FieldName, ErrorCode]> = {
  customer_name: ['customer_lastname', 'lastnameInvalid'],
  phone_number: ['phone', 'phoneInvalid'],
  email: ['email', 'emailInvalid'],
  restaurant_id: ['restaurant_id', 'restaurantInvalid'],
  reserved_on: ['visitTime', 'timeInvalid'],
  guests_number: ['peopleAmount', 'partySizeInvalid'],
  notes_from_guest: ['notes_from_guest', 'notesTooLong'],
  duration: ['duration', 'durationInvalid'],
  'extras.kids_number': ['kids_number', 'kidsInvalid'],
  'extras.area_preferences': ['area_preferences', 'areaTooLong'],
  'extras.non_vaccinated_amount': ['non_vaccinated_amount', 'amountInvalid'],
}

/** The controls behind the fields that the upstream found wrong; fields without a control are left out. */
export function controlErrors(fields: Record<string, string> = {}): Partial<Record<FieldName, ErrorCode>> {
  return Object.fromEntries(Object.keys(fields).flatMap((path) => (controls[path] ? [controls[path]] : [])))
}
