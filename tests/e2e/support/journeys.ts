import type { BrowserContext, Locator, Page } from '@playwright/test'

const TIMEOUT_MS = 180_000
const DINER = { Imię: 'Jan', Nazwisko: 'Kowalski', Telefon: '600 100 200', 'E-mail': 'jan.kowalski@example.com' }

/** Maximum of taps of a diner who chose to be remembered on the first visit. Contract C31. */
export const BARS = { table: 2, order: 2 }
/**
 * Maximum of taps of a new diner. A table from home: a time, the first of four fields, the button. An order: an address
 * and its suggestion, the list, the restaurant, a dish with its question, the checkout, the first of four fields, the
 * button, whose sheet has the code's field. The keyboard's 'next' key moves between fields and is counted separately.
 * Contract C31.
 */
export const STRANGER_BARS = { table: 3, order: 10 }
export const NEXT_KEYS = 3

const TABLE = { tenant: 'miedzioweje' }
/** A restaurant of the sample data that is open around the clock; `leastOrder` is its minimum for the street, in zł. */
const FOOD = { tenant: 'lubje', id: 14, street: 'Nadbystrzycka 4', leastOrder: 30 }

/**
 * The acts of a diner. A tap is any press or choice on the screen, including into a field; a field is a typed one;
 * `nextKeys` move to the next field without leaving the keyboard.
 */
interface Effort {
  taps: number
  fields: number
  nextKeys: number
}

/** The same flow twice: for a new diner, and for a remembered one, who has at most `bar` taps. */
interface Journey {
  name: string
  bar: number
  first: Effort
  again: Effort
}

type Url = (tenant: string, path: string) => string

/** Each journey on a phone. `url` names a tenant's page; `newContext` opens a browser of another person. */
export async function journeys(newContext: () => Promise<BrowserContext>, url: Url): Promise<[Journey, Journey]> {
  return [
    { name: 'home → confirmed table', bar: BARS.table, ...(await tableJourney(await newContext(), url)) },
    { name: 'home → paid order', bar: BARS.order, ...(await orderJourney(await newContext(), url)) },
  ]
}

async function tableJourney(context: BrowserContext, url: Url) {
  const page = await openPage(context)
  const first = robot()
  await page.goto(url(TABLE.tenant, '/'))
  // A restaurant that confirms at once: others only take requests.
  await first.tap(page.locator('main article a[href*="visitTime"]').filter({ hasNotText: 'zapytamy' }).first())
  await formIsReady(page)
  await first.fillAll(page, DINER)
  await remember(page)
  await first.tap(page.getByRole('button', { name: 'Rezerwuję stolik', exact: true }))
  await page.getByRole('heading', { name: 'Stolik jest Twój' }).waitFor()

  const again = robot()
  await page.goto(url(TABLE.tenant, '/'))
  await again.tap(page.getByRole('link', { name: /^Zarezerwuj znowu: / }))
  await formIsReady(page)
  await page.getByRole('button', { name: 'Zmień: Twoje dane' }).waitFor()
  await nothingTicked(page)
  await again.tap(page.getByRole('button', { name: 'Rezerwuję stolik', exact: true }))
  await page.getByRole('heading', { name: 'Stolik jest Twój' }).waitFor()
  await context.close()
  return { first: first.count, again: again.count }
}

async function orderJourney(context: BrowserContext, url: Url) {
  const page = await openPage(context)
  const first = robot()
  await page.goto(url(FOOD.tenant, '/'))
  await first.fill(page.getByRole('combobox', { name: 'Adres' }), FOOD.street)
  await first.tap(page.getByRole('listbox').getByRole('option').first())
  await first.tap(page.getByRole('button', { name: 'Pokaż restauracje' }))
  await page.waitForURL('**/zamawiaj?delivery=delivery')
  await first.tap(page.locator(`main a[href^="/order/${FOOD.id}-"]`).first())
  await addDish(page, first)
  await first.tap(page.getByRole('link', { name: /^Do kasy/ }).filter({ visible: true }))
  await page.waitForURL('**/zamow')
  const house = page.getByLabel('Numer domu')
  await page.getByLabel('Telefon').waitFor()
  if ((await house.count()) > 0 && (await house.inputValue()) === '') await first.fill(house, '4')
  await first.fillAll(page, DINER)
  await remember(page)
  await pay(page, first)

  const again = robot()
  await page.goto(url(FOOD.tenant, '/'))
  await again.tap(page.getByRole('link', { name: /^Zamów ponownie: / }))
  await page.waitForURL('**/zamow')
  for (const part of ['Kto', 'Dokąd', 'Czym']) await page.getByRole('button', { name: `Zmień: ${part}` }).waitFor()
  await nothingTicked(page)
  await pay(page, again)
  await context.close()
  return { first: first.count, again: again.count }
}

/** Adds the first dish that alone reaches the minimum, with the first choice of each unanswered question. */
async function addDish(page: Page, diner: Robot) {
  const dishes = page
    .locator('[data-dishes] li')
    .filter({ has: page.getByRole('button', { name: /^(Wybierz|Dodaj): / }) })
  await dishes.first().waitFor()
  const prices = await dishes.evaluateAll((all) =>
    all.map(({ textContent }) => Number(/(\d+)(?:,\d\d)?\szł/.exec(textContent ?? '')?.[1] ?? 0)),
  )
  const dish = prices.findIndex((price) => price >= FOOD.leastOrder)
  if (dish < 0) throw new Error('no dish reaches the least order')
  await diner.tap(dishes.nth(dish).getByRole('button'))
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Dodaj/ }).waitFor()
  for (const question of await sheet.getByRole('group').all()) {
    const radio = question.getByRole('radio').first()
    const isOpen = (await radio.count()) > 0 && (await question.getByRole('radio', { checked: true }).count()) === 0
    if (isOpen) await diner.tap(radio)
    const mayBeOne = question.getByText(/wybierz od 1|co najmniej 1/)
    if ((await mayBeOne.count()) > 0) await diner.tap(question.getByRole('button', { name: /^Więcej: / }).first())
  }
  await diner.tap(sheet.getByRole('button', { name: /^Dodaj/ }))
  await sheet.waitFor({ state: 'hidden' })
}

/** From the filled checkout to the restaurant: the button, and BLIK's code in its sheet. */
async function pay(page: Page, diner: Robot) {
  const code = page.getByLabel('Kod BLIK')
  await page.locator('button[type=submit]:not([aria-disabled])', { hasText: 'Zamawiam' }).waitFor()
  await diner.tap(page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }))
  // The sheet has the focus on its only field, and the sixth digit sends it.
  await diner.type(page.getByRole('dialog').getByLabel('Kod BLIK'), '777123')
  await page.waitForURL('**/zamowienie/*')
  const sent = page.getByRole('heading', { level: 1, name: 'Wysłane do restauracji' })
  await code.or(sent).first().waitFor()
  if (await code.isVisible()) {
    await diner.fill(code, '777123')
    await diner.tap(page.getByRole('button', { name: /^Płacę/ }))
  }
  await sent.waitFor()
}

type Robot = ReturnType<typeof robot>

/** A robot that counts its own acts. */
function robot() {
  const count: Effort = { taps: 0, fields: 0, nextKeys: 0 }
  const tap = async (control: Locator) => {
    await control.click()
    count.taps++
  }
  /** Types into the focused field. */
  const type = async (field: Locator, text: string) => {
    await field.fill(text)
    count.fields++
  }
  const fill = async (field: Locator, text: string) => {
    await tap(field)
    await type(field, text)
  }
  /** Fills the fields in order, as with a phone's keyboard: the next field gets the focus by itself. */
  const fillAll = async (page: Page, values: Record<string, string>) => {
    const fields = Object.entries(values).map(([label, text]) => ({
      field: page.getByLabel(label, { exact: true }),
      text,
    }))
    for (const [n, { field, text }] of fields.entries()) {
      if (n === 0) await tap(field)
      await page.locator('*:focus').and(field).waitFor()
      await type(field, text)
      if (n === fields.length - 1) break
      await field.press('Enter')
      count.nextKeys++
    }
  }
  return { count, tap, type, fill, fillAll }
}

async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  return page
}

/** Waits for the scripts' listeners: they repeat an earlier press, but the robot would not see it. */
async function formIsReady(page: Page) {
  await page.locator('form[method=post][novalidate]').waitFor()
}

/** Not counted, since a new diner need not do it. */
async function remember(page: Page) {
  await page.getByRole('checkbox', { name: 'Zapamiętaj mnie na tym urządzeniu' }).check()
}

async function nothingTicked(page: Page) {
  for (const box of await page.getByRole('checkbox').all())
    if (await box.isChecked()) throw new Error('a box is ticked beforehand')
}
