/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { type ContentReport, enquiryAnswerSchema, type PartnerEnquiry } from '@/lib/domain/partner-enquiry/schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

const lead: PartnerEnquiry = {
  name: 'Anna Nowak',
  nip: '5260250274',
  venue: 'Pod Lipą',
  city: 'Leszno',
  phone: '+48600100200',
  email: 'anna@podlipa.pl',
  merchant_type: 'want-to-reduce-cost',
  plan: 'M',
  consent: true,
}
const notice: ContentReport = {
  kind: 'notice',
  name: 'Jan Kowalski',
  email: 'jan@example.pl',
  about: 'https://lubje.pl/restaurants/12',
  message: 'Zdjęcie jest moje i nie dałem zgody.',
  good_faith: true,
}

describe.each(databases)('leads on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.database.db.execute(sql`DELETE FROM leads`))

  const rows = () => kit.rows<Record<string, unknown>>(sql`SELECT * FROM leads`)

  it('C10 a restaurant’s enquiry about a plan is stored with all its fields', async () => {
    const { status, body } = await kit.send('POST', '/leads', lead)
    expect(status).toBe(201)
    const { number } = parseAs(enquiryAnswerSchema, body)
    const { name, email, ...details } = lead
    expect(await rows()).toEqual([
      expect.objectContaining({ number, tenant: 'lubje', kind: 'partner', name, email, details }),
    ])
  })

  it.each([
    ['a NIP with a wrong check digit', { nip: '5260250275' }, 'nip'],
    ['L025 a merchant type of its own', { merchant_type: 'other' }, 'merchant_type'],
    ['a plan that is not sold', { plan: 'XL' }, 'plan'],
    ['no consent', { consent: false }, 'consent'],
  ])('C10 %s is refused at its field', async (_name, changes, field) => {
    const { status, body } = await kit.send('POST', '/leads', { ...lead, ...changes })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
    expect(await rows()).toEqual([])
  })

  it.each(['not-selling', 'sell-without-commission', 'want-to-reduce-cost', 'lubje'])('L025–L028 %s', async (type) => {
    expect((await kit.send('POST', '/leads', { ...lead, merchant_type: type })).status).toBe(201)
  })

  it('the same key returns the same enquiry', async () => {
    const key = { 'idempotency-key': 'list-1' }
    const [first, second] = [await kit.send('POST', '/leads', lead, key), await kit.send('POST', '/leads', lead, key)]
    expect(second.body).toEqual(first.body)
    expect(await rows()).toHaveLength(1)
  })

  it('a report of unlawful content names the place of the content and states good faith', async () => {
    expect((await kit.send('POST', '/notices', notice)).status).toBe(201)
    expect(await rows()).toEqual([expect.objectContaining({ kind: 'notice', name: notice.name })])
    const noPlace = await kit.send('POST', '/notices', { ...notice, about: '' })
    expect([noPlace.status, Object.keys(noPlace.body.error.fields)]).toEqual([422, ['about']])
    expect((await kit.send('POST', '/notices', { ...notice, good_faith: false })).status).toBe(422)
    const complaint = { ...notice, kind: 'complaint', about: '', good_faith: false }
    expect((await kit.send('POST', '/notices', complaint)).status).toBe(201)
  })

  it('C19 the log contains that an enquiry came, without its sender', async () => {
    kit.logged.length = 0
    const { body } = await kit.send('POST', '/leads', lead)
    const log = kit.logged.join('\n')
    expect(log).toContain(body.number)
    for (const secret of [lead.name, lead.email, lead.phone, lead.nip]) expect(log).not.toContain(secret)
  })

  it('C19 is deleted after 12 months', async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.send('POST', '/leads', lead)
    await deleteExpiredData(kit.database.db, new Date('2027-11-27T11:59:00+01:00'))
    expect(await rows()).toHaveLength(1)
    await deleteExpiredData(kit.database.db, new Date('2027-11-27T12:01:00+01:00'))
    expect(await rows()).toEqual([])
  })
})
