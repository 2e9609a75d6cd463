import type { Tenant } from '@/lib/domain/tenant/schema'
import { tenants } from '@/tenants/registry'
import { accessibilityStatement } from './accessibility'
import { documentPartsOf, type LegalDocument } from './document'
import { legalFacts } from './facts'
import { orderingPrivacy, privacyPolicy } from './privacy'
import { rankingStatement } from './ranking'
import { combinedTerms, orderingTerms, reservationTerms, termsOf } from './terms'

const all: Tenant[] = tenants.map(({ fallback, ...record }) => ({ ...record, ...fallback }))
const texts = [
  reservationTerms,
  orderingTerms,
  combinedTerms,
  privacyPolicy,
  orderingPrivacy,
  accessibilityStatement,
  rankingStatement,
]
const wordsOf = ({ lead, sections }: LegalDocument) => [
  lead,
  ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (typeof block === 'string' ? block : block.points))),
]
const textOf = (document: LegalDocument) => wordsOf(document).join('\n')
const tenantNamed = (key: string) => all.find((tenant) => tenant.key === key)!

describe.each(all.map((tenant) => [tenant.key, tenant] as const))('L018 the texts of %s', (_, tenant) => {
  const facts = legalFacts(tenant)

  it.each(texts.map((text) => [text.name, text(facts)] as const))('%s names the brand and has no gaps', (_, text) => {
    expect(textOf(text)).toContain(tenant.label)
    expect(textOf(text)).not.toMatch(/undefined|null|\[object|\$\{/)
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length)
    for (const { id } of text.sections) expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(text.versions[0].fromOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('name the registered data of the operator, whom to write to and the supervisory authority', () => {
    expect(textOf(termsOf(tenant, 'reservations'))).toContain(tenant.operator.nip)
    const privacy = textOf(privacyPolicy(facts))
    for (const fact of [tenant.operator.name, tenant.support.operations.email, 'uodo.gov.pl'])
      expect(privacy).toContain(fact)
  })

  it('link only to pages of the product, mail and public offices', () => {
    const links = texts
      .flatMap((text) => wordsOf(text(facts)))
      .flatMap(documentPartsOf)
      .flatMap(({ href }) => href ?? [])
    const known = [
      facts.terms,
      facts.privacy,
      facts.orderTerms,
      facts.orderPrivacy,
      '/zgloszenie',
      '/dla-restauracji',
      '/twoje-dane',
    ]
    const isKnown = (href: string) =>
      known.includes(href.replace(/\?.*/, '')) ||
      /^mailto:|^https:\/\/(www\.)?(uokik|uodo|pfron)\.(gov|org)\.pl$/.test(href)
    expect(links.filter((href) => !isKnown(href))).toEqual([])
    expect(links.length).toBeGreaterThan(10)
  })
})

it('L019 lubje has one set of terms, the others a second one for ordering', () => {
  const [lubje, nakryte] = [tenantNamed('lubje'), tenantNamed('nakryte')]
  expect(termsOf(lubje, 'orders')).toEqual(termsOf(lubje, 'reservations'))
  expect(legalFacts(lubje).orderTerms).toBe('/regulamin-lubje')
  expect(termsOf(nakryte, 'orders').title).not.toBe(termsOf(nakryte, 'reservations').title)
  expect([legalFacts(nakryte).orderTerms, legalFacts(nakryte).orderPrivacy]).toEqual([
    '/regulamin-nakryte-dowoz',
    '/polityka-prywatnosci-nakryte-dowoz',
  ])
})

it('L012 the terms name the ways to pay that the tenant allows, and no others', () => {
  const text = textOf(termsOf(tenantNamed('ostrowje'), 'orders'))
  expect(text).toContain('Google Pay')
  expect(text).not.toMatch(/Apple Pay|Kartą przy odbiorze/)
})

it('mentions no measuring while the tenant has no tag, and asks for consent once it has', () => {
  const tenant = tenantNamed('nakryte')
  expect(textOf(privacyPolicy(legalFacts(tenant)))).toContain('Nie używamy narzędzi analitycznych')
  const measured = { ...tenant, analytics: { gtmId: 'GTM-TEST123' } }
  expect(textOf(privacyPolicy(legalFacts(measured)))).toMatch(/tylko po Twojej zgodzie/)
})

it('L282 names the services that count with consent, and no others', () => {
  const named = (analytics: Tenant['analytics']) => {
    const text = textOf(privacyPolicy(legalFacts({ ...tenantNamed('nakryte'), analytics })))
    return ['Google Ireland', 'Meta Platforms', 'Ustawienia prywatności'].filter((name) => text.includes(name))
  }
  expect(named({})).toEqual([])
  expect(named({ gtmId: 'GTM-TEST123' })).toEqual(['Google Ireland', 'Ustawienia prywatności'])
  expect(named({ pixelId: '123456789012345' })).toEqual(['Meta Platforms', 'Ustawienia prywatności'])
})

it('a word of one letter never ends a line, a link keeps its address', () => {
  expect(documentPartsOf('Firma i [cennik w sieci](/cennik) z o.o. oraz a')).toEqual([
    { text: 'Firma i\u00a0' },
    { text: 'cennik w\u00a0sieci', href: '/cennik' },
    { text: ' z\u00a0o.o.\u00a0oraz a' },
  ])
})
