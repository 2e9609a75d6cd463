import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { copyOf, pizzeria } from '../support/restaurant-files'
import { freshLink } from '../support/sign-in-link'
import type { Stack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

const OWNER = { name: 'Ola', email: 'ola@zdjecia.example' }

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

async function operate({ upstreamUrl, dataDir }: Stack, path: string, body: object) {
  const token = readFileSync(join(dataDir, 'partner-token'), 'utf8').trim()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${upstreamUrl}/operations/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const saved = (page: Page) => expect(page.getByText('Szkic zapisany', { exact: true })).toBeVisible()

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).click()
  await page.getByRole('button', { name: 'Opublikuj' }).click()
  await expect(page.getByText('Opublikowane.')).toBeVisible()
}

test('C36 C37: an owner on a phone adds pictures, one is refused, words and order are theirs, and a diner sees them', async ({
  page,
  diner,
  privateStack,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const stack = await privateStack()
  const file = { ...copyOf(pizzeria), key: 'lublin-zdjecia', name: 'Piec ze Zdjęciami', vouchers: [] }
  const { id } = await operate(stack, 'restaurants/import', { file, open: true })
  await operate(stack, 'people', { restaurant_id: id, ...OWNER })
  await page.goto(stack.url('lubje', `/panel/wejscie/${await freshLink(OWNER.email, stack)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).click()
  await page.waitForURL(/\/panel\/\d+\//)

  await page.goto(stack.url('lubje', `/panel/${id}/ustawienia/zdjecia`))
  const input = page.getByLabel('Dodaj zdjęcia')
  await input.setInputFiles([
    await photo('sala.jpg', '#a04020'),
    { name: 'notatka.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('To jest lista zakupów.') },
    await photo('front.jpg', '#2040a0'),
  ])
  const refused = page.getByRole('listitem').filter({ hasText: 'notatka.jpg' })
  await expect(refused).toContainText('To nie jest zdjęcie, które umiemy odczytać.')
  const words = page.getByLabel('Opis zdjęcia')
  await expect(words).toHaveCount(2)
  await expect(page.getByRole('listitem').locator('picture img')).toHaveCount(2)
  await refused.getByRole('button', { name: 'Usuń z listy' }).click()
  await expect(page.getByText('Okładka', { exact: true })).toHaveCount(1)
  await words.nth(0).fill('Sala z kominkiem')
  await words.nth(1).fill('Wejście od ulicy')
  await saved(page)
  await expectAccessible(page)
  await fits(page)
  expect(await scriptBytes(page)).toBeLessThan(180_000)
  await page.getByRole('button', { name: 'W górę: Wejście od ulicy' }).press('Enter')
  await saved(page)
  await page.reload()
  await expect(words.nth(0)).toHaveValue('Wejście od ulicy')
  await publish(page)

  const guest = await diner()
  await expect(async () => {
    await guest.goto(stack.url('lubje', `/restaurants/${id}`))
    const cover = guest.getByRole('button', { name: /Wejście od ulicy/ })
    await expect(cover).toBeVisible({ timeout: 1000 })
    await expect(guest.getByRole('button', { name: /Sala z kominkiem/ })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => guest.locator('[data-photo] img').first().evaluate(isLoaded)).toBe(true)

  // A dish's, by the keyboard's own way to the field.
  await page.goto(stack.url('lubje', `/panel/${id}/ustawienia/menu?k=0&d=0`))
  await page.getByLabel('Dodaj zdjęcie').setInputFiles(await photo('pizza.jpg', '#c0a020'))
  await page.getByLabel('Opis zdjęcia').fill('Pizza z pieca')
  await expect(page.getByRole('button', { name: 'Bez zdjęcia' })).toBeVisible()
  await saved(page)
  // At its end, where the bar of the form covers no field.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await publish(page)
  await expect(async () => {
    await guest.goto(stack.url('lubje', `/order/${id}`))
    await expect(guest.locator('article picture img, li picture img').first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })

  // Without scripts, one at a time.
  const plain = await diner({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  await plain.goto(stack.url('lubje', `/panel/${id}/ustawienia/zdjecia`))
  await plain.getByLabel('Nowe zdjęcie').setInputFiles({
    name: 'notatka.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('nic'),
  })
  await plain.getByRole('button', { name: 'Dodaj do szkicu' }).click()
  await expect(plain.getByRole('main').getByRole('alert')).toContainText('To nie jest zdjęcie')
  await plain.getByLabel('Nowe zdjęcie').setInputFiles(await photo('ogrod.jpg', '#20a040'))
  await plain.getByRole('button', { name: 'Dodaj do szkicu' }).click()
  await expect(plain.getByText('Zdjęcie jest w szkicu.')).toBeVisible()
  await expect(plain.getByLabel('Opis zdjęcia')).toHaveCount(3)
})

/** All scripts of the page, as they came: compressed. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

async function fits(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  if (size) await page.setViewportSize(size)
}
