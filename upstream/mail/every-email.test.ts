import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import { tenants } from '@/tenants/registry'
import { anOrder } from '@/tests/support/an-order'
import { reservationFixture } from '@/tests/support/reservation'
import { brandOf } from '@/upstream/tenants/brand'
import { alarmEmail } from './alarm-email'
import { mailOf } from './compose-envelope'
import { dataLinkEmail, erasedEmail, refusedErasureEmail } from './data-email'
import type { EmailContent } from './email-content'
import {
  answeredEmail,
  decidedReportEmail,
  forwardedEnquiryEmail,
  receivedEnquiryEmail,
  reportedRestaurantEmail,
} from './enquiry-email'
import { orderEmail } from './order-email'
import { type ReservationOccasion, reservationEmail, reservationSms } from './reservation-email'
import { signInEmail } from './staff-email'
import { transferEmail } from './transfer-email'
import { calledEmail, waitlistEmail } from './waitlist-email'

const brand = brandOf('lesznoje', 'https://{host}')
const over = { cancelled_at: '2026-11-20T10:00:00+01:00' } as const
const visit = (occasion: ReservationOccasion, change: Parameters<typeof reservationFixture>[0] = {}) =>
  reservationEmail(occasion, reservationFixture(change), brand)
const change = { reserved_on: '2026-11-28 19:00:00', guests_number: 3, requested_at: '2026-11-20T10:00:00+01:00' }
const entry: WaitlistEntry = {
  code: 'ABCDEFGHJKLMNPQR',
  state: 'waiting',
  restaurant: reservationFixture().restaurant,
  date: '2026-11-27',
  from: '17:00',
  to: '20:00',
  people: 2,
  offer: null,
  other_hours: [],
  reservation_code: null,
}
const offer = { reserved_on: '2026-11-27 18:30:00', held_until: '2026-11-27T12:10:00+01:00' }
const enquiry = {
  number: 'Z-1',
  kind: 'problem',
  tenant: 'lesznoje',
  name: 'Anna Nowak',
  email: 'anna@example.com',
  details: { message: 'Nie działa.' },
  createdAt: new Date('2026-11-20T10:00:00Z'),
} as unknown as Parameters<typeof forwardedEnquiryEmail>[0]

const ofVisits: [string, EmailContent | null][] = [
  ['created', visit('created')],
  ['requested', visit('created', { status: 'pending' })],
  ['confirmed', visit('confirmed')],
  ['declined', visit('declined', { status: 'declined' })],
  ['changed', visit('changed')],
  ['change_requested', visit('change_requested', { change_request: change })],
  ['change_accepted', visit('change_accepted')],
  ['change_declined', visit('change_declined')],
  ['cancelled by the diner', visit('cancelled', { ...over, cancelled_by: 'guest' })],
  ['cancelled by the restaurant', visit('cancelled', { ...over, cancelled_by: 'restaurant' })],
  ['cancelled by the brand', visit('cancelled', { ...over, cancelled_by: 'operations' })],
  ['corrected', visit('corrected')],
  ['its page again', visit('link')],
  ['reminder', visit('reminder')],
]
it('C2 the e-mail of a change shows the old and the new value, where they differ', () => {
  const before = { reserved_on: '2026-11-26 18:00:00', guests_number: 4 }
  const says = (occasion: ReservationOccasion, was: typeof before | null) =>
    reservationEmail(occasion, reservationFixture({}), brand, { before: was })?.paragraphs[0]
  const line = 'Było: czwartek, 26 listopada, 18:00, 4 osoby → jest: piątek, 27 listopada, 18:30, 2 osoby.'
  expect([says('changed', before), says('change_accepted', before)]).toEqual([line, line])
  expect(says('changed', null)).toMatch(/^Gdyby coś/)
})

it.each([
  ['restaurant', 'Restauracja odwołała rezerwację', 'restauracja odwołała'],
  ['operations', 'Nasza obsługa odwołała rezerwację', 'nasza obsługa odwołała'],
] as const)(
  'C2 the messages of a visit cancelled by %s name that side, with its reason',
  (cancelled_by, heading, sms) => {
    const cancelled = reservationFixture({ ...over, cancelled_by, decline_reason: 'Zalana sala' })
    const email = reservationEmail('cancelled', cancelled, brand)
    expect([email?.heading, ...(email?.paragraphs ?? [])]).toEqual([heading, 'Zalana sala', 'Przepraszamy.'])
    expect(reservationSms('cancelled', cancelled, brand)).toContain(sms)
  },
)

it.each([
  [{ kind: 'dish', text: 'Żurek: na zakwasie' }, 'danie z menu: „Żurek: na zakwasie”'],
  [{ kind: 'restaurant', text: '' }, 'całą restaurację, jest zawieszona'],
] as const)(
  'C38 restaurant and reporter read what a decision hid, the restaurant nothing of who reported it',
  (hidden, text) => {
    const details = { about: 'https://lubje.pl/restaurants/12-mlyn, anna@example.com, tel. 600 100 200' }
    const decided = {
      ...enquiry,
      details,
      kind: 'notice',
      decision: { outcome: 'accepted', reasons: 'Cudze.', hidden },
    }
    const { facts } = reportedRestaurantEmail(decided as Parameters<typeof reportedRestaurantEmail>[0], 'Młyn', brand)
    expect(facts).toContainEqual(['Co ukryliśmy', text])
    expect(JSON.stringify(facts)).toContain('restaurants/12-mlyn, [e-mail], tel. [telefon]')
    expect(JSON.stringify(facts)).not.toMatch(/anna@|600 100/)
    const own = decidedReportEmail(decided as Parameters<typeof decidedReportEmail>[0], brand).facts
    expect(own?.slice(1)).toEqual([
      ['Dotyczy', details.about],
      ['Co ukryliśmy', text],
    ])
  },
)

it('C33 the e-mail of a cancelled visit leads to its restaurant, or to others of the city while that is suspended', () => {
  const { restaurant } = reservationFixture()
  const cancelled = { ...over, cancelled_by: 'restaurant' as const, alternatives: [change] }
  const links = (state: 'open' | 'suspended') =>
    visit('cancelled', { ...cancelled, restaurant: { ...restaurant, state } })?.links?.map(({ url }) => new URL(url))
  expect(links('open')?.map(({ pathname }) => pathname)).toEqual(['/restaurants/12-mlyn', '/restaurants/12-mlyn'])
  expect(links('suspended')?.map(({ pathname, search }) => pathname + search)).toEqual(['/rezerwuj?city=lublin'])
})

const ofOrders: [string, EmailContent | null][] = (['pending', 'confirmed', 'declined', 'cancelled'] as const).map(
  (status) => [`order ${status}`, orderEmail(status, anOrder({ status }), brand)],
)
const at = '2026-11-27T19:00:00+01:00'
const refund = { state: 'done', amount: 90, to: 'blik', requested_at: at, completed_at: at } as const
ofOrders.push([
  'order refunded',
  orderEmail('refunded', anOrder({ status: 'cancelled', payment: { status: 'refunded', refund } }), brand),
])
const ofWaitlist: [string, EmailContent | null][] = [
  ['waiting', waitlistEmail('waiting', entry, brand)],
  ['offered', waitlistEmail('offered', { ...entry, state: 'offered', offer }, brand)],
]
const others: [string, EmailContent | null][] = [
  // A call is for now, so it names no day.
  ['called', calledEmail({ name: 'Młyn', phone: '+48 81 532 00 12', people: 2 }, brand)],
  ['suspended', alarmEmail({ kind: 'suspended', details: { reason: 'Remont' } }, { id: 12, name: 'Młyn' }, brand)],
  ['sign in', signInEmail('t0ken', null, brand)],
  ['invited', signInEmail('t0ken', 'Młyn', brand)],
  ['transfer', transferEmail({ code: 'c0de', minutes: 30, requestedBy: 'device' }, brand)],
  ['lost link', transferEmail({ code: 'c0de', minutes: 1440, requestedBy: 'email' }, brand)],
  ['own data asked', dataLinkEmail('t0ken', 'export', false, brand)],
  ['erasure asked by telephone', dataLinkEmail('t0ken', 'erasure', true, brand)],
  ['erased', erasedEmail({ reservations: 2, marketing_consents: 1 }, brand)],
  ['nothing to erase', erasedEmail({}, brand)],
  ['erasure refused', refusedErasureEmail('Trwa jeszcze spór o płatność.', brand)],
  ['enquiry forwarded', forwardedEnquiryEmail(enquiry)],
  ['enquiry answered', answeredEmail(enquiry, 'Prosimy o zdjęcie.\nDziękujemy.', brand)],
  ['enquiry received', receivedEnquiryEmail(enquiry, brand)],
]
const sent = (content: EmailContent | null) => mailOf(content as EmailContent, { brand, key: 'm1', to: 'a@b.pl' })

describe.each([...ofVisits, ...ofOrders, ...ofWaitlist, ...others])('the e-mail "%s"', (_, content) => {
  it('C2 exists, has a subject of one line, and contains the same in plain text as in HTML', () => {
    const { subject, text, html } = sent(content)
    expect(subject).toMatch(/^\S.{9,119}$/)
    expect(text).toContain(content?.heading)
    for (const [label, value] of content?.facts ?? []) {
      expect(text).toContain(`${label}: ${value}`)
      expect(html).toContain(label)
    }
    if (content?.action) expect(text).toContain(content.action.url)
  })

  it('C2 Gmail and Outlook get markup that they support: tables for layout, inline styles, family and line height at each text', () => {
    const { html } = sent(content)
    expect(html).not.toMatch(
      /display:(flex|grid)|position:|float:|(margin|padding)-inline|rem[;"]|var\(|<div(?! style="display:none)/,
    )
    expect(html.match(/<table/g)).toHaveLength(
      html.match(/<table role="presentation"|<table width="100%"/g)?.length ?? 0,
    )
    const texts = [...html.matchAll(/<(?:h1|p|a)(?: [^>]*)? style="([^"]+)"/g)].map(([, style = '']) => style)
    expect(texts.filter((style) => !/mso-line-height-rule:exactly|^color:#\w+;font-weight:600$/.test(style))).toEqual(
      [],
    )
    // Gmail clips e-mails above 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
  })

  it('C19 loads the brand’s mark and nothing else, and is readable in the dark scheme', () => {
    const { html } = sent(content)
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, url]) => url)).toEqual([brand.markUrl])
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })
})

it.each([...ofVisits, ...ofOrders, ...ofWaitlist])(
  'C2, C3 "%s" has the day in its subject and a phone to tap',
  (_, content) => {
    const { subject, html } = sent(content)
    expect(subject).toMatch(/, \d{1,2} \p{L}{3}/u)
    expect(html).toMatch(/href="tel:\+48\d{9}"/)
  },
)

it.each([...ofVisits, ...ofOrders])('C2, C3 "%s" has the guest’s name', (_, content) => {
  expect(sent(content).text).toMatch(/Na nazwisko: Jan Kowalski|Kto odbiera: \S+/)
})

it.each(tenants.map(({ key }) => key))('L003 %s: its e-mails bear its mark and its name', (key) => {
  const own = brandOf(key, 'https://{host}')
  const { html, from } = mailOf(visit('created') as EmailContent, { brand: own, key: 'm1', to: 'a@b.pl' })
  expect(html).toContain(own.markUrl)
  expect(from.name).toBe(own.label)
})
