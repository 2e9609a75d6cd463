import { enquiryErrors, partnerEnquiryOf, readEnquiry } from './enquiry-form'
import { contentReportOf, readReport, reportErrors } from './report-form'
import { contentReportSchema, partnerEnquirySchema } from './schema'

const lead = {
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
const notice = {
  kind: 'notice',
  about: 'https://nakryte.pl/restaurants/12',
  message: 'Zdjęcie jest moje,\r\nnie dałam zgody.',
  name: 'Anna Nowak',
  email: 'anna@podlipa.pl',
  good_faith: 'on',
}
const leadWith = (changes: Partial<typeof lead>) => readEnquiry(new URLSearchParams({ ...lead, ...changes }))
const noticeWith = (changes: Partial<typeof notice>) => readReport(new URLSearchParams({ ...notice, ...changes }))

it('C10 a complete form becomes a request that the contract takes', () => {
  expect(enquiryErrors(leadWith({}))).toEqual({})
  expect(partnerEnquirySchema.parse(partnerEnquiryOf(leadWith({})))).toMatchObject({
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
  const draft = leadWith({ [field]: value })
  expect(enquiryErrors(draft)).toEqual({ [field]: code })
  const request = { ...partnerEnquiryOf(draft), ...(field === 'consent' && { consent: false }) }
  expect(partnerEnquirySchema.safeParse(request).success).toBe(false)
})

it('a complete notice becomes a request that the contract takes', () => {
  expect(reportErrors(noticeWith({}))).toEqual({})
  expect(contentReportSchema.parse(contentReportOf(noticeWith({}))).message).toBe(
    'Zdjęcie jest moje,\nnie dałam zgody.',
  )
})

it.each([
  ['a notice names its place', { about: '' }, { about: 'aboutMissing' }],
  ['a notice is given in good faith', { good_faith: '' }, { good_faith: 'goodFaithMissing' }],
  ['a text says something', { message: 'źle' }, { message: 'messageTooShort' }],
  ['a text ends somewhere', { message: 'a'.repeat(1001) }, { message: 'messageTooLong' }],
  ['a place ends somewhere', { about: 'a'.repeat(301) }, { about: 'aboutTooLong' }],
  ['the kind is one of ours', { kind: 'else' }, { kind: 'kindMissing' }],
  ['somebody can be answered', { email: '' }, { email: 'emailInvalid' }],
  ['and addressed', { name: '' }, { name: 'nameInvalid' }],
])('%s, for the form and for the contract', (_, changes, errors) => {
  const draft = noticeWith(changes)
  expect(reportErrors(draft)).toEqual(errors)
  expect(contentReportSchema.safeParse(contentReportOf(draft)).success).toBe(false)
})

it.each(['complaint', 'problem'])('a %s needs neither a place nor the assurance', (kind) => {
  const draft = noticeWith({ kind, about: '', good_faith: '' })
  expect(reportErrors(draft)).toEqual({})
  expect(contentReportSchema.safeParse(contentReportOf(draft)).success).toBe(true)
})
