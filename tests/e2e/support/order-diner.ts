import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Restaurants that offer every delivery type; the street is near. */
export const FULL_DELIVERY_RESTAURANTS = {
  lubje: { tenant: 'lubje', id: 15, street: 'Nadbystrzycka 4' },
  miedzioweje: { tenant: 'miedzioweje', id: 66, street: 'Najświętszej Marii Panny 1' },
  ostrowje: { tenant: 'ostrowje', id: 37, street: 'Wolności 1' },
} as const

/** The delivery types as the checkout names them. */
const DELIVERY_LABELS = {
  delivery: 'Dostawa',
  contactless_delivery: 'Dostawa bezkontaktowa',
  robot_delivery: 'Dostawa robotem',
  takeout: 'Odbiór osobisty',
} as const

/** Ledger L299–L305. */
export const METHODS = {
  cash: 'Gotówką przy odbiorze',
  card_on_place: 'Kartą przy odbiorze',
  card_online: 'Kartą online',
  blik: 'BLIK',
  transfer: 'Szybki Przelew',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
} as const
export type Method = keyof typeof METHODS

/** Adds three of the first dish of the menu, with the first option of each single-choice question. */
export async function fillCart(page: Page, amount = 3): Promise<void> {
  await page
    .locator('[data-dishes]')
    .getByRole('button', { name: /^(Wybierz|Dodaj): / })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: /^Dodaj/ })
  // The questions arrive with the menu's data, a moment after the sheet opens.
  await expect(add).toBeVisible()
  for (const question of await sheet.getByRole('group').all()) {
    const first = question.getByRole('radio').first()
    // Pressed by keyboard: a sheet that is still opening moves away from a pointer.
    if (await first.count()) await first.press('Space')
  }
  const more = sheet.getByRole('button', { name: /^Więcej: / }).last()
  for (let n = 1; n < amount; n++) await more.press('Enter')
  await add.press('Enter')
  await expect(sheet).toBeHidden()
}

/** Chooses the address source's first suggestion. */
export async function fillDeliveryAddress(page: Page, street: string, house = '12'): Promise<void> {
  await page.getByRole('combobox', { name: 'Ulica' }).fill(street)
  await page.getByRole('listbox').getByRole('option').first().click()
  // The selection is handled half a second later (L232), with the house number.
  await expect(page.getByText(/^Dostarczymy: /)).toBeVisible()
  await page.getByLabel('Numer domu').fill(house)
}

export async function fillCustomer(page: Page): Promise<void> {
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Nazwisko').fill('Kowalski')
  await page.getByLabel('Telefon').fill('600 100 200')
  await page.getByLabel('E-mail', { exact: true }).fill('jan@przyklad.pl')
}

export async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${choice}( \\p{Lu}|$)`, 'u') }).press('Space')
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })

/** Opens a line of the checkout, where it is folded. */
export async function openLine(page: Page, line: 'Dokąd' | 'Kiedy' | 'Kto' | 'Czym' | 'Sposób'): Promise<void> {
  const change = page.getByRole('button', { name: `Zmień: ${line}` })
  await expect(submitButton(page)).toBeVisible()
  if (await change.isVisible()) await change.press('Enter')
}

/** Chooses takeout, where another type is chosen in its line. */
export async function chooseTakeout(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('button', { name: 'Zmień: Sposób' }).press('Enter')
  await page.getByRole('radio', { name: /Odbiór osobisty/ }).press('Space')
}

/** Types BLIK's code into the sheet after the order button; its last digit sends the order. */
export async function typeBlikCode(page: Page, code = '777123'): Promise<void> {
  await page.getByRole('dialog').getByLabel('Kod BLIK').fill(code)
}

/** Waits for the sum confirmed by the server, then orders. */
export async function submit(page: Page, blikCode?: string): Promise<void> {
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled')
  await submitButton(page).click()
  if (blikCode) await typeBlikCode(page, blikCode)
}

/** The status page's heading, in the seed's words. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })

/** The order of the open status page. */
export function orderIdOf(page: Page): string {
  const [, id = ''] = /\/zamowienie\/([^/?]+)/.exec(page.url()) ?? []
  expect(id).not.toBe('')
  return id
}

/** Carts by host name and path of the menu: the first diner's cart in this worker. */
const carts = new Map<string, Record<string, string>>()

/** A checkout that is ready to be sent: takeout, paid by `method`; BLIK's code is entered after the press. */
export async function openCheckout(page: Page, menuUrl: string, method: Method): Promise<void> {
  await bringCart(page, menuUrl)
  await page.goto(`${menuUrl}/zamow`)
  await openLine(page, 'Dokąd')
  await openLine(page, 'Sposób')
  await choose(page, DELIVERY_LABELS.takeout)
  await fillCustomer(page)
  await openLine(page, 'Czym')
  await choose(page, METHODS[method])
}

/**
 * Brings a filled cart without its page: the first diner fills it in the menu, later ones copy it for a second of CPU
 * less.
 */
async function bringCart(page: Page, menuUrl: string): Promise<void> {
  const { hostname, pathname } = new URL(menuUrl)
  const known = carts.get(hostname + pathname)
  if (known) {
    await page.goto(new URL('/robots.txt', menuUrl).href)
    await page.evaluate((cart) => Object.assign(localStorage, cart), known)
    return
  }
  await page.goto(menuUrl)
  await fillCart(page)
  const kept = await page.evaluate(() => ({ cart: localStorage.cart, cartDetails: localStorage.cartDetails }))
  carts.set(hostname + pathname, kept)
}

/** Presses a button of the sandbox bank's page. */
export async function completeBankPage(page: Page, outcome = 'Bank od razu potwierdza'): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: /^Płacę/ }).click()
}
