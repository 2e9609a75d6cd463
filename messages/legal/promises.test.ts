import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CAMPAIGN_DAYS, CAMPAIGNS } from '@/lib/browser/analytics/campaign-touches'
import { PANEL_PRINTS } from '@/lib/browser/panel/device-preference'
import { DELIVERY_COOKIE, DELIVERY_COOKIE_SECONDS } from '@/lib/browser/storage/delivery-cookie'
import { DIET_ACCEPTED } from '@/lib/browser/storage/diet-store'
import { KNOWN_DINER, LAST_DONE_AT, REMEMBER } from '@/lib/browser/storage/known-diner'
import { DIET_FILTER } from '@/lib/browser/storage/session-store'
import { CART, CART_DETAILS, DELIVERY_PREFERENCES, LAST_USED_ADDRESSES } from '@/lib/browser/storage/storage'
import { KNOWN_DINER_MS } from '@/lib/domain/known-diner/known-diner'
import { ANSWER_MINUTES, answerBeforeMinutes, PAYMENT_MINUTES } from '@/lib/domain/ordering/order/timers'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { DINER_ANSWER, STAFF_ANSWER } from '@/lib/server/policy/form-answer'
import { tenants } from '@/tenants/registry'
import { countingSections } from './counting-sections'
import type { LegalSection } from './document'
import { legalFacts } from './facts'
import { orderingSections } from './ordering-sections'
import { orderingPrivacy, privacyPolicy } from './privacy'
import { reservationData, storageSection } from './privacy-sections'
import { rankingStatement } from './ranking'
import { reservationSections } from './reservation-sections'
import { orderingTerms } from './terms'

const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const facts = legalFacts({ ...record, ...fallback } as Tenant)
const textOf = (sections: LegalSection[]) => JSON.stringify(sections)

describe('the product does what the legal texts promise', () => {
  it('C1 the minutes of an order', () => {
    const text = textOf(orderingSections(facts))
    expect(text).toContain(`ma ${ANSWER_MINUTES} minut na przyjęcie zamówienia na teraz`)
    expect(text).toContain(`ma ${ANSWER_MINUTES} minut swojego czasu otwarcia`)
    expect(text).toContain(`a jeśli zajmą dłużej, ${answerBeforeMinutes(600)} minut przed nią`)
    expect(answerBeforeMinutes(30)).toBe(30)
    expect(text).toContain(`Na płatność online masz ${PAYMENT_MINUTES} minut`)
    expect(text).toContain('„Zamawiam z obowiązkiem zapłaty”')
  })

  it('C2 a table is held for 10 minutes, non-partner restaurants are called from 8 to 22', () => {
    const text = textOf(reservationSections(facts))
    expect(text).toMatch(/stolik przez 10 minut/)
    expect(text).toContain('w godzinach 8–22')
  })

  it('C19 an entry of the waitlist is deleted 7 days after its day', () => {
    expect(textOf([reservationData])).toContain('Wpis usuwamy 7 dni po tym dniu')
  })

  it('C18 data stored in the browser are listed by name', () => {
    const text = textOf([storageSection(facts)])
    const panel = ['panel_session', 'panel_device', STAFF_ANSWER]
    const cookies = ['theme', 'moje', DINER_ANSWER, DELIVERY_COOKIE, ...panel]
    const stored = [
      DELIVERY_PREFERENCES,
      LAST_USED_ADDRESSES,
      CART,
      CART_DETAILS,
      'reservation:',
      DIET_FILTER,
      KNOWN_DINER,
      LAST_DONE_AT,
      DIET_ACCEPTED,
    ]
    for (const name of [...cookies, ...stored]) expect(text).toContain(`„${name}`)
    expect(DELIVERY_COOKIE_SECONDS / 86_400).toBe(90)
    expect(KNOWN_DINER_MS / 86_400_000).toBe(365)
    expect(textOf(countingSections({ ...facts, services: ['gtm'] }))).toContain(
      `„${CAMPAIGNS}” przez ${CAMPAIGN_DAYS} dni`,
    )
  })

  it('C18 every name under which a browser stores something is listed', () => {
    const measured = { ...record, ...fallback, analytics: { gtmId: 'GTM-TEST123' } } as Tenant
    const text = textOf(privacyPolicy(legalFacts(measured)).sections)
    const files = ['lib/browser', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    const stores = files.filter((code) => /(?:^import .*\/storage'|^import .*\/session-store'|Storage\.)/m.test(code))
    const names = stores.flatMap((code) =>
      [...code.matchAll(/^(?:export )?const [A-Z_]+ = '(\w+)'/gm)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(8)
    // The name of a field of forms.
    const missing = names.filter((name) => name !== REMEMBER && !text.includes(`„${name}`))
    expect(missing).toEqual([])
  })

  it('C18 C19 data stored in the panel are listed: notes about guests, its staff, its prints', () => {
    const { sections } = privacyPolicy(facts)
    const text = textOf(sections)
    expect(text).toContain(`„${PANEL_PRINTS}”`)
    expect(text).toContain('Alergię zapisze tylko wtedy, gdy się na to zgodzisz')
    expect(text).toContain('Notatkę usuwamy 12 miesięcy po ostatniej wizycie')
    expect(text).toContain('zapis o sesji 30 dni po jej końcu')
  })

  it.each([
    ['polityka-prywatnosci', privacyPolicy(facts)],
    ['polityka-prywatnosci-dowoz', orderingPrivacy(facts)],
    ['regulamin-dowoz', orderingTerms(facts)],
  ])('each earlier edition of %s can be sent on request', (name, { versions: [, ...earlier] }) => {
    expect(earlier.length).toBeGreaterThan(0)
    for (const { number } of earlier) expect(existsSync(`docs/legal/${name}-${number}.md`)).toBe(true)
  })

  it('each order of the list is described under the name that the form gives it', async () => {
    const { default: words } = await import('@/messages/pl.json')
    const text = textOf(rankingStatement(facts).sections)
    const names = Object.values(words.list.sorts).flatMap((sorts) => Object.values<string>(sorts))
    for (const name of names) expect(text).toContain(`"${name}:`)
  })
})
