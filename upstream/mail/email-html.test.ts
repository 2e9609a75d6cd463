import { wcagContrast } from 'culori'
import { tenants } from '@/tenants/registry'
import { anOrder } from '@/tests/support/an-order'
import fc from '@/tests/support/fast-check'
import { reservationFixture } from '@/tests/support/reservation'
import { brandOf, darkLinkColour } from '@/upstream/tenants/brand'
import { mailOf } from './compose-envelope'
import { orderEmail } from './order-email'
import { reservationEmail } from './reservation-email'

const brands = tenants.map(({ key }) => key)

function reservationMail(key = 'lubje', change: Parameters<typeof reservationFixture>[0] = {}) {
  const brand = brandOf(key, 'https://{host}')
  const content = reservationEmail('created', reservationFixture(change), brand)
  return mailOf(content!, { brand, key: 'm1', to: 'a@b.pl' })
}

function orderMail(order = anOrder()) {
  const brand = brandOf('lubje', 'https://{host}')
  return mailOf(orderEmail('pending', order, brand)!, { brand, key: 'm2', to: 'a@b.pl' })
}

it('C2 the subject names restaurant, day and time', () =>
  expect(reservationMail().subject).toBe('Stolik zarezerwowany: Młyn, pt., 27 lis, 18:30'))

it('C2 the confirmation begins with the visit in one line, its hour large, and shows today where it is', () => {
  const brand = brandOf('lubje', 'https://{host}')
  const content = reservationEmail('created', reservationFixture(), brand, { today: '2026-11-27' })
  const { html, text } = mailOf(content!, { brand, key: 'm1', to: 'a@b.pl' })
  expect(html).toMatch(/overflow:hidden">dziś, piątek, 27 listopada, 18:30, Młyn, 2 osoby<\/div>/)
  expect(html).toMatch(/font-size:40px[^>]*>18:30</)
  expect(text.split('\n\n')[1]).toBe('18:30, dziś, piątek, 27 listopada\nMłyn, 2 osoby')
})

it('C2 another table under the same address at that time is mentioned in the e-mail alone, with its link', () => {
  const brand = brandOf('lubje', 'https://{host}')
  const restaurant = { id: 13, name: 'Karczma' }
  const other = { code: 'QRSTUVWXYZ234567', restaurant, reserved_on: '2026-11-27 19:00:00', guests_number: 5 }
  const { text } = mailOf(reservationEmail('created', reservationFixture(), brand, { others: [other] })!, {
    brand,
    key: 'm1',
    to: 'a@b.pl',
  })
  expect(text).toContain('jeszcze jeden stolik: Karczma, piątek, 27 listopada, 19:00, 5 osób. Jeśli to pomyłka')
  expect(text).toMatch(/Zobacz drugi stolik: Karczma:\nhttps:\/\/\S+\/rezerwacja\/QRSTUVWXYZ234567/)
})

it('C2 the guest’s name is in both forms', () => {
  const { html, text } = reservationMail()
  expect(html).toContain('Jan Kowalski')
  expect(text).toContain('Na nazwisko: Jan Kowalski')
})

it('C2 the phone can be tapped, the address opens a map', () => {
  const { html, text } = reservationMail()
  expect(html).toContain('href="tel:+48815320012"')
  expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=51.248,22.568"')
  expect(text).toContain('Telefon: +48 81 532 00 12')
  expect(text).toMatch(/Adres: Rynek 6, Lublin \(https:\/\/www\.google\.com\/maps/)
})

it('C3 an order’s e-mail has name, phone and day; an address of delivery is no link', () => {
  const address = { address: 'Lipowa 3', street: 'Lipowa', house: '3', city: 'Lublin', lat: 51.2, lng: 22.5 }
  const customer = { ...anOrder().customer, address: { ...address, approximate: false } }
  const { subject, html } = orderMail({ ...anOrder(), customer })
  expect(subject).toMatch(/, \S+, \d+ \S+$/)
  expect(html).toContain('href="tel:')
  expect(html).toMatch(/>Lipowa 3, Lublin<\/td>/)
  expect(html).not.toContain('google.com/maps')
  expect(orderMail(anOrder({ delivery_type: 'takeout' })).html).toContain('google.com/maps')
})

it.each(brands)(
  'C19 %s: an e-mail loads the brand’s mark from its own host, and nothing that tells who reads',
  (key) => {
    const html = reservationMail(key).html
    const loaded = [...html.matchAll(/(?:src|background)="([^"]+)"|url\(([^)]+)\)/g)].map(([, src, url]) => src ?? url)
    expect(loaded).toEqual([`https://${brandOf(key, 'https://{host}').host}/mail/${key}.png`])
    expect(html).not.toMatch(/<script|<link|@import|@font-face/)
  },
)

it('L003 each picture has a size and an alternative; the name is beside it as text', () => {
  const [picture = ''] = /<img[^>]+>/.exec(reservationMail().html) ?? []
  expect(picture).toMatch(/width="40" height="40" alt=""/)
  expect(reservationMail().html).toMatch(/<td[^>]*>Lub\*JE<\/td>/)
})

it('C2 Outlook on Windows gets tables of a fixed width and a button that it can draw', () => {
  const html = reservationMail().html
  const open = html.match(/<!--\[if mso\]>/g) ?? []
  const close = html.match(/<!\[endif\]-->/g) ?? []
  expect(open).toHaveLength(4)
  expect(close).toHaveLength(open.length + 1) // one for all mail programs except Outlook
  expect(html).toMatch(/<v:roundrect[^>]+href="https:\/\/[^"]+\/rezerwacja\/ABCDEFGHJKLMNPQR"/)
  expect(html).not.toMatch(/display:(flex|grid)|position:|float:/)
})

it('C2 it is right in the dark: the schemes are declared, and every colour of text has a dark form', () => {
  const html = reservationMail().html
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  const inks = [...html.matchAll(/<(?:td|p|h1|a) ([^>]*style="(?:[^"]*;)?color:#[^"]*")/g)].map(
    ([, attributes]) => attributes,
  )
  const onBrand = inks.filter((attributes) => !/class="[^"]*(ink|soft|link)/.test(attributes ?? ''))
  // Only text on the brand's own colour keeps its colour: the name and the button.
  expect(onBrand).toHaveLength(2)
})

it('links are readable on the dark ground for any brand', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (theme) => wcagContrast(darkLinkColour(theme), '#28221e') >= 4.5),
    { numRuns: 1000 },
  )
})

it('C19 typed text is escaped', () => {
  const { html } = reservationMail('lubje', {
    customer_name: '<img src=x onerror=alert(1)>',
    notes_from_guest: '<style>*{display:none}',
  })
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<style>/g)).toHaveLength(2) // the e-mail's own and Outlook's
})
