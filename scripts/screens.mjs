import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findTestBrowser } from './support/browser.mjs'
import { prepareEnvironment } from './support/environment.mjs'
import { portFor, waitFor } from './support/ports.mjs'

/**
 * Draws every kind of page from the product that runs on PORT, in both schemes, on a phone and on a wide screen:
 * `npm run screens -- DIR [BRAND,BRAND] [KIND,KIND] [--first-screen] [--widths=390,1920]`. It reserves a table and
 * places an order at each brand, as a diner does; an outage is drawn from a separate web server without an upstream.
 * Files are `DIR/{brand}-{kind}-{width}-{scheme}.png`.
 */
const PORT = process.env.PORT ?? '3000'
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const [directory, brands = 'nakryte,lubje,lesznoje,ostrowje,miedzioweje', kinds] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
const WIDTHS = (options.find((option) => option.startsWith('--widths='))?.slice(9) ?? '390,1280').split(',').map(Number)
const SCHEMES = (options.find((option) => option.startsWith('--schemes='))?.slice(10) ?? 'light,dark').split(',')
const isWhole = !options.includes('--first-screen')
/** A whole page is cut here, so that a long list can still be looked at. */
const LONGEST = 3200
/** Clicks on a page of that kind before its picture. */
const PRESSED = {
  dish: (page) => openDish(page),
  // On a wide screen the cart stands beside the menu.
  cart: async (page) => {
    const bar = page.locator('main button:visible', { hasText: 'Koszyk' })
    if (await bar.count()) await bar.last().click()
  },
  gallery: (page) =>
    page
      .getByRole('button', { name: /^Powiększ zdjęcie: / })
      .first()
      .click(),
}
const PERSON = { Imię: 'Jan', Nazwisko: 'Kowalski', Telefon: '600 100 200', 'E-mail': 'jan.kowalski@example.com' }

if (!directory) {
  process.stderr.write('Name the directory: npm run screens -- DIR [BRANDS] [KINDS]\n')
  process.exit(1)
}
await mkdir(directory, { recursive: true })
const isWanted = (kind) => !kinds || kinds.split(',').includes(kind)
const outage = isWanted('outage') ? await startWithoutUpstream() : null
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
try {
  for (const brand of brands.split(',')) await drawBrand(brand)
} finally {
  await browser.close()
  outage?.stop()
}

/** A web server whose upstream never answers. */
async function startWithoutUpstream() {
  await prepareEnvironment()
  const port = await portFor(0)
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), UPSTREAM_URL: 'http://127.0.0.1:9' }
  const web = spawn(process.execPath, ['.build/server.mjs'], { env, stdio: 'ignore' })
  const gone = once(web, 'exit')
  await waitFor(`http://127.0.0.1:${port}/healthz`, 60, () => web.exitCode !== null)
  return { port, stop: () => web.kill('SIGTERM') && gone }
}

async function drawBrand(brand) {
  const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const at = (path) => `http://${brand}.localhost:${PORT}${path}`
  await page.goto(at('/'))
  const refuse = page.getByRole('button', { name: 'Odrzuć' })
  if (await refuse.isVisible()) await refuse.click()
  for (const [kind, path] of Object.entries(await pathsOf(page, at))) {
    if (!path || !isWanted(kind)) continue
    for (const width of WIDTHS)
      await drawPage(page, at(path), { name: `${brand}-${kind}`, width, press: PRESSED[kind] }).catch(
        noPath(`picture of ${kind}`),
      )
  }
  if (outage) {
    const url = `http://${brand}.localhost:${outage.port}/rezerwuj`
    for (const width of WIDTHS) await drawPage(page, url, { name: `${brand}-outage`, width })
  }
  await context.close()
}

/** Loads the page once for both schemes: they differ in style alone. */
async function drawPage(page, url, { name, width, press }) {
  const height = width < 600 ? 844 : 900
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: SCHEMES[0], reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => page.goto(url))
  // Pictures below the first screen load when they come near it.
  await page.evaluate(async (longest) => {
    for (let y = 0; y < Math.min(longest, document.body.scrollHeight); y += 600) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 80))
    }
    scrollTo(0, 0)
  }, LONGEST)
  if (press) await press(page)
  await page.waitForTimeout(300)
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    // Dialogs and popovers are drawn at the height of the window.
    const covers = await page.locator('dialog[open], [popover]:popover-open').count()
    await page.setViewportSize({
      width,
      height: isWhole && !covers ? Math.min(Math.max(whole, height), LONGEST) : height,
    })
    await page.screenshot({ path: join(directory, `${name}-${width}-${scheme}.png`), animations: 'disabled' })
  }
}

/** A path for each kind of page; `null` where the brand has none just now. */
async function pathsOf(page, at) {
  await page.goto(at('/rezerwuj'))
  const city = (await firstHref(page, 'footer a[href^="/rezerwuj/"]'))?.split('/').at(-1)
  await page.goto(at(`/rezerwuj/${city}`))
  const restaurant = await firstHref(page, 'main article a[href^="/restaurants/"]')
  await page.goto(at('/zamawiaj?delivery=takeout'))
  const menu = await firstHref(page, 'main article a[href^="/order/"]')
  const menuId = menu && /\/order\/(\d+)/.exec(menu)?.[1]
  const reserved = await reserve(page, at, restaurant).catch(noPath('reservation'))
  const order = (await placeOrder(page, at, menu, menuId).catch(noPath('order'))) ?? null
  if (menu) await addDish(page, at(menu)).catch(noPath('cart'))
  const code = reserved?.split('/').at(-1)
  return {
    home: '/',
    rezerwuj: '/rezerwuj',
    zamawiaj: '/zamawiaj',
    city: `/rezerwuj/${city}`,
    foodcity: `/zamawiaj/${city}`,
    results: `/rezerwuj?visitDate=${dayIn(2)}&visitTime=18:00&peopleAmount=2`,
    ordering: '/zamawiaj?delivery=takeout',
    restaurant,
    visit: restaurant && visitOf(restaurant),
    readmenu: restaurant && `${restaurant}/menu`,
    about: restaurant && `${restaurant}/o-miejscu`,
    gallery: restaurant && `${restaurant}/o-miejscu`,
    waitlist: restaurant && waitlistOf(restaurant),
    menu,
    dish: menu,
    cart: menu,
    checkout: menuId && `/order/${menuId}/zamow`,
    order,
    thanks: reserved,
    reservation: code && `/rezerwacja/${code}`,
    moje: '/moje',
    legal: '/regulamin',
    privacy: '/polityka-prywatnosci',
    partners: '/dla-restauracji',
    plan: '/dla-restauracji?plan=M',
    embedding: '/dla-restauracji/osadz',
    report: '/zgloszenie',
    missing: '/nie-ma-takiej-strony',
    embed: restaurant && `${restaurant}/iframe`,
    menuembed: menuId && `/order/${menuId}/iframe`,
  }
}

async function firstHref(page, selector) {
  const link = page.locator(selector).first()
  return (await link.count()) ? (await link.getAttribute('href')).split('?')[0] : null
}

function noPath(what) {
  return (error) => {
    process.stderr.write(`No ${what}: ${error.message.split('\n')[0]}\n`)
    return null
  }
}

function dayIn(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function waitlistOf(restaurant) {
  return `${restaurant}/lista-oczekujacych?visitDate=${dayIn(3)}&visitTime=18:00&peopleAmount=4`
}

function visitOf(restaurant) {
  return `${restaurant}?visitDate=${dayIn(3)}&visitTime=18:00&peopleAmount=2`
}

async function reserve(page, at, restaurant) {
  await page.goto(at(visitOf(restaurant)), { waitUntil: 'networkidle' })
  await page.locator('input[type=radio][name*=ime]:enabled').first().press('Space')
  await fill(page)
  await accept(page)
  await page
    .getByRole('button', { name: /^(Rezerwuję stolik|Wysyłam)/ })
    .first()
    .click()
  await page.waitForURL(/\/thank-you\//)
  return new URL(page.url()).pathname
}

async function placeOrder(page, at, menu, id) {
  if (!menu) return null
  await addDish(page, at(menu))
  await page.goto(at(`/order/${id}/zamow`), { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /Odbiór osobisty/ }).press('Space')
  await fill(page)
  await page
    .getByRole('radio', { name: /Gotówką|BLIK/ })
    .last()
    .press('Space')
  await accept(page)
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/zamowienie\//)
  return new URL(page.url()).pathname
}

async function openDish(page) {
  await page
    .getByRole('button', { name: /^(Wybierz|Dodaj): / })
    .first()
    .click()
  const add = page.getByRole('dialog').getByRole('button', { name: /^Dodaj/ })
  await add.waitFor()
  return add
}

async function addDish(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' })
  const add = await openDish(page)
  const sheet = page.getByRole('dialog')
  for (const question of await sheet.getByRole('group').all()) {
    const first = question.getByRole('radio').first()
    if (await first.count()) await first.press('Space')
  }
  await add.click()
  await sheet.waitFor({ state: 'hidden' })
}

async function fill(page) {
  for (const [label, value] of Object.entries(PERSON)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function accept(page) {
  for (const box of await page.getByRole('checkbox', { name: /Akceptuję/ }).all()) await box.press('Space')
}
