import { enquiryErrors, partnerEnquiryOf, readEnquiry } from './enquiry-form'
import { contentReportOf, readReport, reportErrors } from './report-form'
import { contentReportSchema, partnerEnquirySchema } from './schema'

const enquiry = {
  plan: 'M',
  name: 'Anna Nowak',
  nip: '526-025-02-74',
  venue: 'Pod Lipą',
  city: 'Leszno',
  phone: '600 100 200',
  email: 'anna@podlipa.pl',
  merchant_type: 'not-selling',
  consent: 'on',
}
const report = {
  kind: 'notice',
  about: 'https://nakryte.pl/restaurants/12',
  message: 'Zdjęcie jest moje,\r\nnie dałam zgody.',
  name: 'Anna Nowak',
  email: 'anna@podlipa.pl',
  good_faith: 'on',
}
const enquiryWith = (changes: Partial<typeof enquiry>) => readEnquiry(new URLSearchParams({ ...enquiry, ...changes }))
const reportWith = (changes: Partial<typeof report>) => readReport(new URLSearchParams({ ...report, ...changes }))

it('C10 a complete form becomes a request that the contract accepts', () => {
  expect(enquiryErrors(enquiryWith({}))).toEqual({})
  expect(partnerEnquirySchema.parse(partnerEnquiryOf(enquiryWith({})))).toMatchObject({
    nip: '5260250274',
    phone: '+48600100200',
  })
})

it.each([
  ['plan', 'XL', 'planMissing'],
  ['name', 'A', 'nameInvalid'],
  ['nip', '526-025-02-75', 'nipInvalid'],
  ['venue', ' ', 'venueInvalid'],
  ['city', '', 'cityInvalid'],
  ['phone', '12', 'phoneInvalid'],
  ['email', 'anna@', 'emailInvalid'],
  ['merchant_type', 'other', 'typeMissing'],
  ['consent', '', 'consentMissing'],
])('C10 %s "%s" is %s, and the contract refuses it too', (field, value, code) => {
  const draft = enquiryWith({ [field]: value })
  expect(enquiryErrors(draft)).toEqual({ [field]: code })
  const request = { ...partnerEnquiryOf(draft), ...(field === 'consent' && { consent: false }) }
  expect(partnerEnquirySchema.safeParse(request).success).toBe(false)
})

it('a complete notice becomes a request that the contract accepts', () => {
  expect(reportErrors(reportWith({}))).toEqual({})
  expect(contentReportSchema.parse(contentReportOf(reportWith({}))).message).toBe(
    'Zdjęcie jest moje,\nnie dałam zgody.',
  )
})

it.each([
  ['a notice states the address of the content', { about: '' }, { about: 'aboutMissing' }],
  ['a notice states good faith', { good_faith: '' }, { good_faith: 'goodFaithMissing' }],
  ['a message is not too short', { message: 'źle' }, { message: 'messageTooShort' }],
  ['a message has a maximum length', { message: 'a'.repeat(1001) }, { message: 'messageTooLong' }],
  ['the address of the content has a maximum length', { about: 'a'.repeat(301) }, { about: 'aboutTooLong' }],
  ['the kind is a known one', { kind: 'else' }, { kind: 'kindMissing' }],
  ['an e-mail address is required', { email: '' }, { email: 'emailInvalid' }],
  ['and addressed', { name: '' }, { name: 'nameInvalid' }],
])('%s, for the form and for the contract', (_, changes, errors) => {
  const draft = reportWith(changes)
  expect(reportErrors(draft)).toEqual(errors)
  expect(contentReportSchema.safeParse(contentReportOf(draft)).success).toBe(false)
})

it.each(['complaint', 'problem'])(
  'a %s needs neither an address of content nor the statement of good faith',
  (kind) => {
    const draft = reportWith({ kind, about: '', good_faith: '' })
    expect(reportErrors(draft)).toEqual({})
    expect(contentReportSchema.safeParse(contentReportOf(draft)).success).toBe(true)
  },
)
