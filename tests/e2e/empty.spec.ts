import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tenants } from '@/tenants/registry'
import { tables } from '../support/restaurant-files'
import { sendRequest } from './support/ask'
import { expect, expectAccessible, test } from './support/test'

/** Pages whose subject is empty; a brand's other pages stay the same. */
function emptyPaths(city: string): string[] {
  const lists = ['/rezerwuj', '/zamawiaj'].flatMap((path) => [path, `${path}/${city}`])
  const cuisines = [`/rezerwuj/${city}/wloska`, `/zamawiaj/${city}/pizza`]
  const live = [`/rezerwuj?city=${city}`, '/zamawiaj?delivery=delivery', `/zamawiaj?city=${city}&q=zupa`]
  return ['/', ...lists, ...cuisines, ...live]
}

const SAID = /nie\sma\stu\sjeszcze\srestauracji/i

test('C34: with SEED=none every brand shows that it is empty, links further, and is not indexed', async ({
  page,
  privateStack,
  expectedErrors,
}) => {
  // A page requested before the web server knows the change.
  expectedErrors.push(/404 .*\/(rezerwuj\/pulawy|order\/\d+\/iframe)$/)
  const stack = await privateStack({ isEmbedded: true, upstreamEnv: { SEED: 'none' } })
  // The content is in the answer itself; a browser for each of fifty pages would show no more.
  for (const { key, fallback } of tenants) {
    for (const path of emptyPaths(fallback.cities[0]?.slug ?? '')) {
      const { status, headers, body } = await sendRequest(`${key}.localhost`, path, { port: stack.webPort })
      expect([key, path, status]).toEqual([key, path, 200])
      const robots = `${headers['x-robots-tag']} ${/<meta name="robots" content="([^"]*)"/.exec(body)?.[1]}`
      expect([key, path, robots]).toEqual([key, path, expect.stringContaining('noindex')])
      expect([key, path, SAID.test(body)]).toEqual([key, path, true])
      const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
      expect([key, path, main]).toEqual([key, path, expect.stringContaining('Prowadzisz restaurację? Dołącz</a>')])
    }
    const map = await sendRequest(`${key}.localhost`, '/sitemap-1.xml', { port: stack.webPort })
    expect(map.status).toBe(200)
    expect(map.body).toMatch(/<loc>[^<]+\/regulamin/)
    expect(map.body).not.toMatch(/<loc>https:\/\/[^/]+\/(?:(?:rezerwuj|zamawiaj|restaurants|order)[^<]*)?<\/loc>/)
  }
  await page.goto(stack.url('lubje', '/zamawiaj/lublin'))
  await expectAccessible(page)

  // A town added by the operator: listed at once, with the declension as typed.
  const token = readFileSync(join(stack.dataDir, 'partner-token'), 'utf8').trim()
  const call = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const url = `${stack.upstreamUrl}/operations/${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  await call('cities', {
    tenants: ['lubje'],
    slug: 'pulawy',
    name: 'Puławy',
    where: 'w Puławach',
    location: { lat: 51.4164, lng: 21.9694 },
  })
  await expect(async () => {
    const answer = await page.goto(stack.url('lubje', '/rezerwuj/pulawy'))
    expect(answer?.status()).toBe(200)
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Puławy', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Puławy: jeszcze bez restauracji/)

  // Its first restaurant, without a menu: the frame on its own site shows that, and links out of the frame.
  const address = { ...tables.address, lat: 51.4164, lng: 21.9694 }
  const file = { ...tables, city: 'pulawy', address, products: [...tables.products, 'iframe'] }
  const { id } = await call('restaurants/import', { file, open: true })
  await expect(async () => {
    const answer = await page.goto(stack.url('lubje', `/order/${id}/iframe`))
    expect(answer?.status()).toBe(200)
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Tego menu jeszcze nie ma' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Strona restauracji' })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
})
