import { waitForHydration } from './support/alive'
import { layoutProblems } from './support/crowding'
import { chooseTakeout } from './support/order-diner'
import { addDishToCart } from './support/put-a-dish-in-the-cart'
import { createUpstreamReservation, dayIn, OPEN_ALWAYS, visitPath } from './support/reserve'
import { splitWords } from './support/split-words'
import { expect, test } from './support/test'

const LONG = {
  restaurant: 'Konstantynopolitańczykowianeczkowa Jadłodajnia u Pani Władysławy Brzęczyszczykiewiczowej',
  person: 'Brzęczyszczykiewiczównażółkiewska-Wielkopolańskadąbrowiecka',
  email: `${'bardzo.dlugi.adres.'.repeat(3)}poczty@${'podwojna-nazwa-'.repeat(2)}domeny.example.com`,
}

test('Contract "Layout": no element overlaps another and no heading’s word is cut at 320 and 390 px, with text twice as large', async ({
  page,
  at,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const [tenant, id, day] = ['lubje', OPEN_ALWAYS.lubje, dayIn(40)] as const
  await page.goto(at(tenant, `/order/${id}`))
  const city = await cityOf(page)
  await addDishToCart(page)
  const checkout = `/order/${id}/zamow`
  await page.goto(at(tenant, checkout))
  await chooseTakeout(page)
  await page.getByLabel('Imię').fill(LONG.person)
  await page.getByLabel('Nazwisko').fill(LONG.person)
  await page.getByLabel('Telefon').fill('600 100 200')
  await page.getByLabel('E-mail', { exact: true }).fill(LONG.email)
  await page.getByRole('button', { name: 'Zmień: Czym' }).press('Enter')
  await page.getByRole('radio', { name: 'Gotówką przy odbiorze' }).press('Space')
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/zamowienie\//)
  const order = new URL(page.url()).pathname
  await page.goto(at(tenant, `/order/${id}`))
  await addDishToCart(page)
  const booked = await createUpstreamReservation(
    process.env.E2E_UPSTREAM_URL as string,
    tenant,
    id,
    `${day} 13:00:00`,
    2,
    {
      customer_name: `${LONG.person} ${LONG.person}`,
      email: LONG.email,
      notes_from_guest: LONG.restaurant,
    },
  )
  const paths = [
    '/',
    `/rezerwuj/${city}`,
    `/zamawiaj/${city}`,
    `/rezerwuj?visitDate=${day}&visitTime=18:00&peopleAmount=2`,
    '/zamawiaj?delivery=takeout',
    `/restaurants/${id}`,
    visitPath(id, day),
    `/order/${id}`,
    checkout,
    order,
    `/thank-you/${booked?.code}`,
    `/rezerwacja/${booked?.code}`,
    `/rezerwacja/${booked?.code}/zmien`,
    '/moje',
    '/twoje-dane',
    `/restaurants/${id}/lista-oczekujacych?visitDate=${day}&visitTime=18:00&peopleAmount=2`,
    '/regulamin',
    '/polityka-prywatnosci',
    '/dla-restauracji',
    '/dla-restauracji?plan=M',
    '/dla-restauracji/osadz',
    '/zgloszenie',
    `/restaurants/${id}/iframe`,
    `/order/${id}/iframe`,
    `/order/${id}/iframe/zamow`,
    '/nie-ma-takiej-strony',
  ]
  const crowded: Record<string, string[]> = {}
  // A home of the other kind, and one of a brand whose city has a long name.
  const urls = [
    ...paths.map((path) => at(tenant, path)),
    at('ostrowje', '/'),
    at('ostrowje', '/rezerwuj/ostrow-wielkopolski'),
  ]
  for (const url of urls) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(url)
    await waitForHydration(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const zoom of ['100%', '200%']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), zoom)
        // At 200 % a long word of a heading may be hyphenated: no part of it is lost.
        const split = (await splitWords(page)).filter((one) => zoom === '100%' || one.startsWith('button'))
        const found = [...(await layoutProblems(page)), ...split]
        if (found.length > 0) crowded[`${url} ${width} px ${zoom}`] = found
      }
    }
    await page.evaluate((name) => {
      for (const heading of document.querySelectorAll('h1, h2 a, h3, h3 a, [class*="place"], [class*="name"]'))
        if (heading.childElementCount === 0) heading.textContent = name
    }, LONG.restaurant)
    await page.setViewportSize({ width: 320, height: 844 })
    const found = await layoutProblems(page)
    if (found.length > 0) crowded[`${url} with long names`] = found
  }
  expect(crowded).toEqual({})
})

async function cityOf(page: import('@playwright/test').Page): Promise<string> {
  const link = page.getByRole('contentinfo').locator('a[href^="/rezerwuj/"]').first()
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
}
