import { FIELD_NAMES, type FieldName, readDraft } from '@/lib/domain/reservation/form/draft'
import { controlErrors, draftErrors, reservationRequestOf } from '@/lib/domain/reservation/form/reservation-table'
import { reservationRequestSchema } from '@/lib/domain/reservation/schema'

it.each([
  ['phone_number', { phone: 'phoneInvalid' }],
  ['reserved_on', { visitTime: 'timeInvalid' }],
  ['extras.kids_number', { kids_number: 'kidsInvalid' }],
  ['something_new', {}],
])('C11 the wire field %s is the control of %j', (path, errors) =>
  expect(controlErrors({ [path]: 'invalid' })).toEqual(errors),
)

it('C11 invisible characters in a copied name are no error', () => {
  const draft = readDraft(new URLSearchParams({ customer_firstname: '\u202eJan', customer_lastname: '\u200b' }))
  expect(draftErrors(draft)).toMatchObject({ customer_lastname: 'lastnameInvalid' })
  expect(draftErrors(draft)).not.toHaveProperty('customer_firstname')
})

/** A whole form; another good value for each field; `null` where the field is no part of the request. */
const examples: Record<FieldName, [value: string, another: string] | null> = {
  visitDate: ['2026-11-27', '2026-11-28'],
  visitTime: ['18:00', '18:30'],
  peopleAmount: ['4', '5'],
  customer_firstname: ['Jan', 'Anna'],
  customer_lastname: ['Kowalski', 'Nowak'],
  phone: ['600100200', '600100201'],
  email: ['jan@example.pl', 'anna@example.pl'],
  kids_number: ['', '1'],
  area_preferences: ['', 'ogród'],
  non_vaccinated_amount: ['', '1'],
  notes_from_guest: ['', 'przy oknie'],
  sms_marketing: ['', 'on'],
  email_marketing: ['', 'on'],
  restaurant_id: ['12', '13'],
  duration: ['', '90'],
  source: ['', 'google'],
  hold_token: ['', 'abc'],
  second_visit: ['', 'on'],
  idempotency_key: null, // a header
}
const form = Object.fromEntries(FIELD_NAMES.map((name) => [name, examples[name]?.[0] ?? '']))
/** The request as parsed by the contract's schema: unknown fields are dropped. */
const requestOf = (changes: Record<string, string>) => {
  const draft = readDraft(new URLSearchParams({ ...form, ...changes }))
  expect(draftErrors(draft)).toEqual({})
  return reservationRequestSchema.parse(reservationRequestOf(draft, 'web_app'))
}

it.each(FIELD_NAMES.filter((name) => examples[name]))('C2 what is typed into %s reaches the request', (name) =>
  expect(requestOf({ [name]: examples[name]?.[1] ?? '' })).not.toEqual(requestOf({})),
)

/** Fields that cannot be wrong: a tick, a text that is cut to its length, a token that is only looked up. */
const NEVER_WRONG: FieldName[] = ['sms_marketing', 'email_marketing', 'source', 'hold_token', 'second_visit']

it.each(FIELD_NAMES.filter((name) => examples[name] && !NEVER_WRONG.includes(name)))(
  'C11 an error of what %s writes into the request has a control',
  (name) => {
    const paths = changedPaths(requestOf({}), requestOf({ [name]: examples[name]?.[1] ?? '' }))
    expect(paths).toHaveLength(1)
    for (const path of paths) expect(Object.keys(controlErrors({ [path]: 'invalid' }))).toHaveLength(1)
  },
)

/** The paths, as the upstream names them, at which two requests differ. */
function changedPaths(before: object, after: object): string[] {
  const paths = (request: object, prefix = ''): [string, unknown][] =>
    Object.entries(request).flatMap(([key, value]) =>
      value && typeof value === 'object' ? paths(value, `${prefix}${key}.`) : [[prefix + key, value]],
    )
  const values = new Map(paths(before))
  return paths(after).flatMap(([path, value]) => (values.get(path) === value ? [] : [path]))
}
