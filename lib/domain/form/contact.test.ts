import { customerName, isEmail, isPersonName, normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import { emailHint } from '@/lib/domain/reservation/form/email-hint'
import { reservationRequestSchema } from '@/lib/domain/reservation/schema'
import fc from '@/tests/support/fast-check'

it.each([
  ['Jan', 'Kowalski', 'Jan Kowalski'],
  ['  Anna  Maria ', ' Nowak-Zych ', 'Anna Maria Nowak-Zych'],
  ['Jan\u00a0', '\tKowalski', 'Jan Kowalski'],
  ['\u202eJan\u202c', 'Ko\u200bwalski\ufeff', 'Jan Kowalski'],
])('L093 %j and %j are %j', (first, last, name) => expect(customerName(first, last)).toBe(name))

it.each([
  ['L094 spaces are removed', '+48 600 100 200', '+48600100200'],
  ['L094 +48 is put before a bare number', '600 100 200', '+48600100200'],
  ['L094 no-break spaces are removed', '600\u00a0100\u00a0200', '+48600100200'],
  ['C11 hyphens are removed', '600-100-200', '+48600100200'],
  ['C11 dashes are removed', '600–100–200', '+48600100200'],
  ['L163 a pasted prefix is not doubled', '+48+48600100200', '+48600100200'],
  ['L163 nor if its plus is missing', '+48 48 600 100 200', '+48600100200'],
  ['L163 nor with 0048', '+48 0048 600 100 200', '+48600100200'],
  ['0048 is +48', '0048600100200', '+48600100200'],
  ['48 without a plus is the prefix', '48600100200', '+48600100200'],
  ['a number that begins with 48 is unchanged', '484848600', '+48484848600'],
  ['also with a prefix', '+48 484 848 600', '+48484848600'],
  ['C11 another prefix is unchanged', '+49 30 1234567', '+49301234567'],
  ['C11 another prefix with 00', '0049301234567', '+49301234567'],
  ['L163 another prefix after +48 counts', '+48+49 30 1234567', '+49301234567'],
  ['brackets and dots are removed', '(+48) 600.100.200', '+48600100200'],
  ['C11 a zero in brackets is not dialled from abroad', '+44 (0)20 7946 0000', '+442079460000'],
  ['C11 but in Italy', '+39 (06) 698 12345', '+390669812345'],
  ['C11 the old zero before a Polish number', '022 123 45 67', '+48221234567'],
  ['C11 also behind the prefix', '+48 (0)22 123-45-67', '+48221234567'],
  ['C11 a slash behind the area', '22/123-45-67', '+48221234567'],
  ['C11 seven digits abroad are enough', '+290 2345', '+2902345'],
  ['C11 six digits abroad are not', '+290 234', null],
  ['C11 sixteen digits are too many', '+1234567890123456', null],
  ['C11 eight digits in Poland are too few', '60010020', null],
  ['C11 ten digits in Poland are too many', '+48 600 100 2000', null],
  ['letters are not a phone number', 'zadzwonię', null],
  ['an extension is not a phone number', '600100200w5', null],
  ['an empty text is not a phone number', '', null],
  ['C11 nine digits never begin with 0', '060010020', null],
])('%s', (_, raw, phone) => expect(normalisePhone(raw)).toBe(phone))

it('L094 an accepted number fits the request and is unchanged the second time', () => {
  const raw = fc.oneof(fc.string(), fc.stringMatching(/^[+048]{0,6}[0-9 -]{5,18}$/))
  fc.assert(
    fc.property(raw, (text) => {
      const phone = normalisePhone(text)
      if (phone === null) return
      expect(reservationRequestSchema.shape.phone_number.safeParse(phone).success).toBe(true)
      expect(normalisePhone(phone)).toBe(phone)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['Jan', true],
  ['Żaneta', true],
  ["O'Hara", true],
  ['O’Hara', true],
  ['Anna-Maria', true],
  ['Zoe\u0308', true],
  ['Ła', true],
  ['J', true],
  ['J. K.', true],
  ['Wei 李', true],
  ['Nowak–Zych', true],
  ['.', false],
  ['--', false],
  ['Jan2', false],
  ['<b>Jan</b>', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['', false],
])('C11 is %j a name? %s', (name, valid) => expect(isPersonName(name)).toBe(valid))

it.each([
  ['jan@example.pl', true],
  ['jan.kowalski+stolik@poczta.example.pl', true],
  ['jan@żółw.pl', true],
  ['jan@ż ółw.pl', false],
  ['jan@żółw', false],
  ['jan@example', false],
  ['jan@@example.pl', false],
  ['jan@kot@example.pl', false],
  ['jan example@wp.pl', false],
  ['@wp.pl', false],
  ['', false],
  [`${'a'.repeat(248)}@wp.pl`, true],
  [`${'a'.repeat(249)}@wp.pl`, false],
])('C11 is %j an e-mail? %s', (email, valid) => expect(isEmail(email)).toBe(valid))

it('C11 a domain with Polish letters is sent as mail servers know it', () => {
  const sent = normaliseEmail(' jan@Żółw.pl ')
  expect(sent).toBe('jan@xn--w-uga1v8h.pl')
  expect(reservationRequestSchema.shape.email.safeParse(sent).success).toBe(true)
})

it("C11 agrees with the request's schema about every address", () => {
  const address = fc.oneof(
    fc.emailAddress(),
    fc.string(),
    fc.stringMatching(/^[a-z.'+]{0,8}@[a-z.-]{0,9}\.[a-z]{0,4}$/),
  )
  fc.assert(
    fc.property(address, (email) => {
      expect(isEmail(email)).toBe(reservationRequestSchema.shape.email.safeParse(email).success)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['jan@gmial.com', 'jan@gmail.com'],
  ['jan@GMIAL.com', 'jan@gmail.com'],
  ['jan@wp.lp', 'jan@wp.pl'],
  ['jan@example.con', 'jan@example.com'],
  ['jan@gmail.com', null],
  ['jan@mail.com', null],
  ['jan@constructor', null],
  ['@gmial.com', null],
  ['jan', null],
])('C11 %j is suggested as %j', (email, hint) => expect(emailHint(email)).toBe(hint))
