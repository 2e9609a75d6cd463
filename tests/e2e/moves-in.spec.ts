import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { cafe, copyOf, pizzeria, tables, type WrittenFile } from '../support/restaurant-files'
import { fillDeliveryAddress } from './support/order-diner'
import { addDishToCart } from './support/put-a-dish-in-the-cart'
import { dayIn, fillIn, submitButton, visitPath } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const always = { week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]), exceptions: [] }

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Nazwisko').fill('Kowalski')
  await page.getByLabel('Telefon').fill('600 100 200')
  await page.getByLabel('E-mail', { exact: true }).fill('jan@przyklad.pl')
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  await page.getByRole('dialog').getByLabel('Kod BLIK').fill('777123')
  await page.waitForURL(/\/zamowienie\//)
  await expect(page.getByRole('heading', { name: 'Wysłane do restauracji' })).toBeVisible({ timeout: 60_000 })
}

test('C33 C34 C36: into an empty deployment three restaurants move by one command each; diners find, reserve, order and pay', async ({
  page,
  privateStack,
}) => {
  const stack = await privateStack({ isEmbedded: true, upstreamEnv: { SEED: 'none' } })
  const folder = join(stack.dataDir, 'restaurants')
  mkdirSync(folder)
  const env = { ...process.env, UPSTREAM_URL: stack.upstreamUrl, DATA_DIR: stack.dataDir }
  const command = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [`scripts/${name}.mjs`, ...args], { env, encoding: 'utf8' })
  function moveIn(file: WrittenFile): string {
    const path = join(folder, `${file.key}.json`)
    writeFileSync(path, JSON.stringify(file))
    return /^(?:Created|Restaurant) (\d+): open\.$/m.exec(command('restaurant', 'import', path, '--open'))?.[1] ?? ''
  }
  const picture = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#b5532d' } }
  await sharp(picture).jpeg().toFile(join(folder, 'front.jpg'))
  await sharp(picture).modulate({ brightness: 1.4 }).png().toFile(join(folder, 'pizza.png'))

  const city = ['--slug', 'pulawy', '--name', 'Puławy', '--where', 'w Puławach', '--lat', '51.4164', '--lng', '21.9694']
  command('city', 'create', '--tenant', 'lubje', ...city)
  const takeout = moveIn({
    ...copyOf(cafe),
    key: 'pulawy-kawa',
    city: 'pulawy',
    hours: always,
    address: { ...cafe.address, postalCode: '24-100', lat: 51.4164, lng: 21.9694 },
  })
  const twoRooms = moveIn(copyOf(tables))
  const pizza = copyOf(pizzeria)
  pizza.hours = always
  pizza.pictures = [{ file: 'front.jpg', alt: 'Wejście od ulicy' }]
  pizza.menu!.categories[0]!.products[0]!.image = { file: 'pizza.png', alt: 'Margherita' }
  const delivers = moveIn(pizza)

  // A café with takeout alone, in a new town.
  await expect(async () => {
    await page.goto(stack.url('lubje', '/zamawiaj/pulawy'))
    await expect(page.getByRole('link', { name: 'Kawa na Rogu' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(stack.url('lubje', `/order/${takeout}`))
  await addDishToCart(page)
  await page.goto(stack.url('lubje', `/order/${takeout}/zamow`))
  await pay(page)

  // Two rooms, no orders.
  await page.goto(stack.url('lubje', '/rezerwuj/lublin'))
  await expect(page.getByRole('link', { name: 'Dwie Sale' }).first()).toBeVisible()
  await page.goto(stack.url('lubje', visitPath(Number(twoRooms), dayIn(3))))
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL(/\/thank-you\//)
  await expect(page.getByRole('heading', { name: 'Stolik jest Twój' })).toBeVisible()

  // A pizzeria with delivery, options and pictures of its own.
  await page.goto(stack.url('lubje', `/restaurants/${delivers}`))
  const cover = page.getByRole('button', { name: 'Powiększ zdjęcie: Wejście od ulicy' }).locator('img[src^="/media/"]')
  await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300)
  await expectAccessible(page)
  await page.goto(stack.url('lubje', `/order/${delivers}`))
  await expect(page.locator('img[src^="/media/"]').first()).toBeVisible()
  await addDishToCart(page)
  await page.goto(stack.url('lubje', `/order/${delivers}/zamow`))
  await fillDeliveryAddress(page, 'Narutowicza')
  await pay(page)

  // Exported and imported again, nothing differs, and the file is the same, byte for byte.
  const out = join(folder, 'out.json')
  command('restaurant', 'export', delivers, '--out', out)
  expect(command('restaurant', 'import', out)).toContain('Nothing differs.')
  const again = join(folder, 'again.json')
  command('restaurant', 'export', delivers, '--out', again)
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(out, 'utf8'))
})
