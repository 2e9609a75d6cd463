import { FIELD_NAMES, type ReservationDraft, readDraft } from '@/lib/domain/reservation/form/draft'
import { draftErrors, reservationRequestOf } from '@/lib/domain/reservation/form/reservation-table'
import { reservationRequestSchema } from '@/lib/domain/reservation/schema'
import messages from '@/messages/pl.json'
import fc from '@/tests/support/fast-check'

const typed = {
  visitDate: '2026-11-27',
  visitTime: '18:00',
  peopleAmount: '4',
  customer_firstname: ' Jan ',
  customer_lastname: 'Kowalski',
  phone: '600 100 200',
  email: ' jan@example.pl ',
  restaurant_id: '12',
}
const draftOf = (changes: Partial<ReservationDraft> = {}) => readDraft(new URLSearchParams({ ...typed, ...changes }))
const sent = (changes: Partial<ReservationDraft> = {}) => reservationRequestOf(draftOf(changes), 'web_app')

it('L093–L104 makes the whole request, and nothing that was not given', () => {
  expect(sent()).toEqual({
    customer_name: 'Jan Kowalski',
    phone_number: '+48600100200',
    email: 'jan@example.pl',
    restaurant_id: 12,
    reserved_on: '2026-11-27 18:00:00',
    guests_number: 4,
    notes_from_guest: '',
    source: 'web_app',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
  })
})

it.each([
  ['L105 children', { kids_number: '2' }, { extras: { kids_number: 2 } }],
  ['L105 no children are not set', { kids_number: '0' }, { extras: {} }],
  ['L106 an area', { area_preferences: ' ogród ' }, { extras: { area_preferences: 'ogród' } }],
  ['L106 a blank area is not set', { area_preferences: ' ' }, { extras: {} }],
  ['L107 the seed’s third extra', { non_vaccinated_amount: '1' }, { extras: { non_vaccinated_amount: 1 } }],
  ['L103 a duration in minutes', { duration: '90' }, { duration: 90 }],
  ['L099 notes are trimmed', { notes_from_guest: ' przy oknie\n' }, { notes_from_guest: 'przy oknie' }],
  ['L100 a source', { source: 'google/cpc' }, { source: 'google/cpc' }],
  ['L101 a ticked box', { sms_marketing: 'on' }, { sms_marketing: true, email_marketing: false }],
  ['L102 the other box is its own', { email_marketing: 'true' }, { sms_marketing: false, email_marketing: true }],
  ['L101 a box that says no', { sms_marketing: 'false' }, { sms_marketing: false }],
  ['A10 the time in seconds', { visitTime: '64800' }, { reserved_on: '2026-11-27 18:00:00' }],
  ['L216 a larger party', { peopleAmount: '11+' }, { guests_number: 11 }],
  ['C2 a hold', { hold_token: 'abc' }, { hold_token: 'abc' }],
])('%s', (_, changes, part) => expect(sent(changes)).toMatchObject(part))

it.each(['duration', 'hold_token'])('L103 leaves %s out when unset', (key) => expect(sent()).not.toHaveProperty(key))
it('L105 leaves the key out for no children', () =>
  expect(sent({ kids_number: '0' }).extras).not.toHaveProperty('kids_number'))
it('L100 a reservation from an embed is marked', () =>
  expect(reservationRequestOf(draftOf(), 'iframe').source).toBe('iframe'))

it('finds no error in valid values', () => expect(draftErrors(draftOf())).toEqual({}))

it.each([
  ['visitDate', '', 'dateInvalid'],
  ['visitDate', '2026-02-30', 'dateInvalid'],
  ['visitTime', '', 'timeInvalid'],
  ['visitTime', '25:00', 'timeInvalid'],
  ['peopleAmount', '', 'partySizeInvalid'],
  ['peopleAmount', '0', 'partySizeInvalid'],
  ['peopleAmount', '51', 'partySizeTooLarge'],
  ['customer_firstname', ' ', 'firstnameMissing'],
  ['customer_firstname', '7', 'firstnameInvalid'],
  ['customer_lastname', '', 'lastnameMissing'],
  ['customer_lastname', 'K0walski', 'lastnameInvalid'],
  ['phone', '', 'phoneMissing'],
  ['phone', '600 100', 'phoneInvalid'],
  ['email', '', 'emailMissing'],
  ['email', 'jan@example', 'emailInvalid'],
  ['kids_number', '-1', 'kidsInvalid'],
  ['kids_number', '1.5', 'kidsInvalid'],
  ['kids_number', '5', 'kidsTooMany'],
  ['area_preferences', 'a'.repeat(61), 'areaTooLong'],
  ['non_vaccinated_amount', 'x', 'amountInvalid'],
  ['notes_from_guest', 'a'.repeat(501), 'notesTooLong'],
  ['restaurant_id', '0', 'restaurantInvalid'],
  ['restaurant_id', '', 'restaurantInvalid'],
  ['duration', '5', 'durationInvalid'],
] as const)('L248 C11 %s %j is refused as %s, and has words', (field, value, code) => {
  expect(draftErrors(draftOf({ [field]: value }))).toEqual({ [field]: code })
  expect(messages.refusal.field[code]).toMatch(/\.$|^Obecny maksymalny rozmiar grupy to 50 osób$/)
})

it.each([
  ['50 people', { peopleAmount: '50' }],
  ['everybody a child', { kids_number: '4' }],
  ['500 characters of notes', { notes_from_guest: 'ż'.repeat(500) }],
  ['500 characters whose line ends the browser doubled', { notes_from_guest: 'a\r\n'.repeat(250) }],
])('C11 takes %s', (_, changes) => expect(draftErrors(draftOf(changes))).toEqual({}))

it('C11 names errors in the order of the form', () => {
  const errors = Object.keys(draftErrors(readDraft(new URLSearchParams())))
  expect(errors).toEqual(FIELD_NAMES.filter((name) => errors.includes(name)))
  expect(errors[0]).toBe('visitDate')
})

it('C11 reads a form with a file in place of a name', () => {
  const form = new FormData()
  form.set('customer_firstname', new Blob(['x']))
  expect(readDraft(form).customer_firstname).toBe('')
})

it('C11 whatever passes here is a valid request', () => {
  const text = (...likely: string[]) => fc.oneof(fc.constantFrom('', ...likely), fc.string())
  const changes = fc.record({
    customer_firstname: text('Jan', 'Żaneta Ewa'),
    phone: text('600100200', '+49 30 123456'),
    email: text('jan@example.pl', 'a+b@x.pl'),
    peopleAmount: text('1', '11+', '50'),
    kids_number: text('0', '1'),
    notes_from_guest: text('a'.repeat(500)),
    source: text('google', 'x'.repeat(400)),
    duration: text('90'),
  })
  fc.assert(
    fc.property(changes, (some) => {
      const draft = draftOf(some)
      if (Object.keys(draftErrors(draft)).length > 0) return
      expect(reservationRequestSchema.safeParse(reservationRequestOf(draft, 'web_app')).success).toBe(true)
    }),
    { numRuns: 400 },
  )
})
