import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type RawResponse, sendRequest } from '../../e2e/support/ask'
import { from } from './support/world'

// A live list is made once for all who ask within three seconds. Whatever of one diner were in it would be shown to all,
// so it must be made for nobody, and only where nothing but its own parameters counts. Decision 0041.

const HOSTS = ['lubje.localhost', 'nakryte.localhost'] as const
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const DAY = addDays(localDateOf(new Date()), 9)
const LISTS = [
  (n: number) => `/rezerwuj?city=lublin&visitDate=${DAY}&visitTime=18:00&peopleAmount=${(n % 8) + 2}`,
  (n: number) => `/zamawiaj?delivery=takeout&q=${['a', 'e', 'o', 'i', 'u', 'y', 'z', 'k'][n % 8]}`,
]

const ask = (host: string, path: string, headers: Record<string, string> = {}, n = 0) =>
  sendRequest(host, path, { headers: { ...from('198.31', n), accept: 'text/html', ...headers } })
const policyOf = ({ headers }: RawResponse) => String(headers['content-security-policy'])
const isShared = (answer: RawResponse) => answer.status === 200 && !policyOf(answer).includes("'nonce-")
const idsIn = ({ headers }: RawResponse) => String(headers['server-timing'])

test.each(HOSTS)(
  '%s: all who ask for a list at once get the same bytes, under hashes of their own scripts',
  async (host) => {
    for (const [index, list] of LISTS.entries()) {
      const asked = Array.from({ length: 30 }, (_, n) => {
        const campaign = n % 3 ? `&utm_source=ulotka-${n}&gclid=${n}` : ''
        return ask(
          host,
          list(index) + campaign,
          { cookie: `moje=key-${n}; draft=typed-${n}`, 'user-agent': `diner-${n}` },
          n,
        )
      })
      const answers = await Promise.all(asked)
      expect(answers.filter(isShared)).toHaveLength(30)
      // The three seconds may end among them.
      expect(new Set(answers.map(({ body }) => body)).size).toBeLessThanOrEqual(2)
      // Yet each has the id under which it is logged.
      expect(new Set(answers.map(idsIn)).size).toBe(30)
      const [{ body }] = answers as [RawResponse]
      expect(body).not.toMatch(/key-\d|typed-\d|ulotka|diner-\d|198\.31/)
      for (const [, attributes = '', text = ''] of body.matchAll(INLINE)) {
        if (attributes.includes('ld+json')) continue
        const hash = createHash('sha256').update(text).digest('base64')
        expect(policyOf(answers[0] as RawResponse)).toContain(`'sha256-${hash}'`)
      }
      expect(policyOf(answers[0] as RawResponse)).not.toContain("script-src 'unsafe-inline'")
      expect(answers[0]?.headers['cache-control']).toBe('private, no-store')
      expect(answers[0]?.headers['x-robots-tag']).toBe('noindex')
    }
  },
)

test('the list of one brand is never shown as that of another, whoever asks first', async () => {
  for (const list of LISTS) {
    const answers = await Promise.all([...HOSTS, ...HOSTS].map((host, n) => ask(host, list(5), {}, n)))
    for (const [n, { body }] of answers.entries()) {
      const [own, other] = n % 2 ? ['nakryte', 'lubje'] : ['lubje', 'nakryte']
      expect(body).toContain(`data-theme="${own}"`)
      expect(body).not.toContain(`data-theme="${other}"`)
    }
  }
})

test.each<[string, string, Record<string, string>]>([
  ['an unknown parameter', '&x=1', {}],
  ['a parameter twice', '&peopleAmount=9', {}],
  ['a hidden header', '&showHeader=false', {}],
  ['a theme', '&theme=lubje', {}],
  ['flight data', '', { rsc: '1' }],
  ['a prefetch', '', { 'next-router-prefetch': '1' }],
])('%s gets a page of its own', async (_, more, headers) => {
  const [list] = LISTS as [(n: number) => string]
  await ask('lubje.localhost', list(6))
  const answer = await ask('lubje.localhost', list(6) + more, headers)
  expect(isShared(answer)).toBe(false)
  expect((await ask('lubje.localhost', list(6))).body).not.toContain('"showHeader"')
})

test('whoever has given an address gets their own distances, and nobody else does', async () => {
  const [, list] = LISTS as [unknown, (n: number) => string]
  const place = { address: 'Zmyślona 4, Lublin', lat: 51.2477, lng: 22.5601, mode: 'delivery' }
  const cookie = `delivery_address=${encodeURIComponent(JSON.stringify(place))}`
  const [own, shared] = await Promise.all([
    ask('lubje.localhost', list(7), { cookie }),
    ask('lubje.localhost', list(7)),
  ])
  expect([isShared(own), isShared(shared)]).toEqual([false, true])
  expect(own.body).toContain('Zmyślona 4, Lublin')
  expect(shared.body).not.toContain('Zmyślona')
})

test('tables are nearest to an address for whoever has given it, and nearest to the centre for all others', async () => {
  const [list] = LISTS as [(n: number) => string]
  const place = { address: 'Zmyślona 4, Lublin', lat: 51.2477, lng: 22.5601, mode: 'delivery' }
  const cookie = `delivery_address=${encodeURIComponent(JSON.stringify(place))}`
  const nearest = `${list(3)}&sort=najblizej`
  const [own, shared] = await Promise.all([
    ask('lubje.localhost', nearest, { cookie }),
    ask('lubje.localhost', nearest),
  ])
  expect([isShared(own), isShared(shared)]).toEqual([false, true])
  expect(own.body).toContain('km od Twojego adresu')
  expect(shared.body).toContain('km od centrum')
  expect(shared.body).not.toContain('Twojego adresu')
  expect(own.body + shared.body).not.toMatch(/Zmyślona|51\.2477|22\.5601/)
})

test('nobody can ask for a page without a nonce by naming the header of shared pages', async () => {
  const answer = await ask('lubje.localhost', '/moje', { 'x-shared-page': '1' })
  expect(policyOf(answer)).toContain("'nonce-")
  expect(policyOf(answer)).not.toContain("'unsafe-inline'")
})

test('each encoding holds the same page', async () => {
  const [list] = LISTS as [(n: number) => string]
  const [plain, br] = await Promise.all([
    ask('lubje.localhost', list(4), { 'accept-encoding': 'identity' }),
    ask('lubje.localhost', list(4), { 'accept-encoding': 'br' }),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString() === plain.body).toBe(true)
  // It names the twelve sheets of its parts, where one for all pages was 86 kB more of styles. Decision 0068.
  expect(br.bytes.length).toBeLessThanOrEqual(12_500)
})

test.each(HOSTS)('%s: what a diner typed is text in a list that all may share', async (host) => {
  const typed = '<script>"&\'</script><b>'
  const answer = await ask(host, `/zamawiaj?delivery=delivery&otwarte=1&q=${encodeURIComponent(typed)}`, {}, 91)
  expect(isShared(answer)).toBe(true)
  expect(answer.body).toContain('value="&lt;script&gt;&quot;&amp;&#x27;&lt;/script&gt;&lt;b&gt;"')
  expect(answer.body).not.toContain(typed.slice(0, 20))
})
