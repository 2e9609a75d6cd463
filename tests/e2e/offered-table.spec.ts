import type { Page } from '@playwright/test'
import { createUpstreamReservation, dayIn, OPEN_ALWAYS, visitPath } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const upstreamUrl = () => process.env.E2E_UPSTREAM_URL as string

/** Reserves every table for the visit; returns a function that releases the last one. */
async function takeAll(tenant: string, id: number, from: string, people: number, at = upstreamUrl()) {
  const booked = []
  for (;;) {
    const one = await createUpstreamReservation(at, tenant, id, from, people)
    if (!one) return booked.at(-1) ?? null
    booked.push(one)
  }
}

/** The page of an entry, once a table is held for it. */
async function untilOffered(page: Page, entry: string): Promise<void> {
  await expect(async () => {
    await page.goto(entry)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwolnił się stolik', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

async function join(page: Page, email: string): Promise<void> {
  for (const name of ['Najwcześniej o', 'Najpóźniej o']) await page.getByLabel(name).selectOption('18:00')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefon').fill('600 100 200')
  await page.getByRole('button', { name: 'Wpisz mnie na listę' }).click()
}

const [tenant, id] = ['ostrowje', OPEN_ALWAYS.ostrowje]

test(
  'C2: an offer is sent when a table frees and accepted with a name, and the next entry keeps waiting',
  { tag: '@story' },
  async ({ diner, page, at }, { repeatEachIndex }) => {
    // A different day for each repeat, because the tables are the same.
    const date = dayIn(16 + repeatEachIndex)
    const last = await takeAll(tenant, id, `${date} 18:00:00`, 4)
    await page.goto(at(tenant, visitPath(id, date, '18:00', 4)))
    await page.getByRole('link', { name: 'Powiadom mnie, gdy zwolni się stolik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Powiadomimy Cię o wolnym stoliku' })).toBeVisible()
    await expectAccessible(page)

    await join(page, 'ala@przyklad.pl')
    await expect(page.getByRole('heading', { level: 1, name: 'Czekasz na stolik' })).toBeVisible()
    await expectAccessible(page)
    const entry = page.url()
    expect(new URL(entry).pathname).toMatch(/^\/lista\/\w{12,}$/)

    const other = await diner({ javaScriptEnabled: false })
    await other.goto(at(tenant, visitPath(id, date, '18:00', 4)))
    await other.getByRole('link', { name: 'Powiadom mnie, gdy zwolni się stolik' }).click()
    await join(other, 'ala@przyklad.pl')
    await expect(other.getByRole('main').getByRole('alert')).toContainText('już czeka na stolik w tym dniu')
    await expect(other.getByLabel('Telefon')).toHaveValue('600 100 200')
    await join(other, 'ola@przyklad.pl')
    await expect(other.getByRole('heading', { level: 1, name: 'Czekasz na stolik' })).toBeVisible()

    expect((await last?.cancel())?.ok).toBe(true)
    await untilOffered(page, entry)
    await expect(page.getByText(/^Trzymamy go dla Ciebie do \d\d:\d\d\./)).toBeVisible()
    await expectAccessible(page)
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Czekasz na stolik' })).toBeVisible()

    await page.getByLabel('Imię').fill('Ala')
    await page.locator('form[action$="/accept"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: 'Rezerwuję ten stolik' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Podaj imię i nazwisko.')
    await expect(page.getByLabel('Imię')).toHaveValue('Ala')
    await page.getByLabel('Nazwisko').fill('Nowak')
    await page.getByRole('button', { name: 'Rezerwuję ten stolik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible()
    await page.goto(entry)
    await expect(page.getByRole('link', { name: 'Zobacz rezerwację' })).toBeVisible()

    await other.getByRole('button', { name: 'Rezygnuję z czekania' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Nie czekasz już na stolik' })).toBeVisible()
  },
)
