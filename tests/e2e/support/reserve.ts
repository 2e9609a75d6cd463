import { expect, type Page } from '@playwright/test'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { asWeb } from '../../support/upstream-secret'

/** The values that a diner types. */
export const JAN = {
  firstname: 'Jan',
  lastname: 'Kowalski',
  phone: '600 100 200',
  email: 'jan.kowalski@example.com',
  notes: 'Poproszę stolik przy oknie.',
}

/** Restaurants of the sample data that are open around the clock, so that a test can run at any time of day. */
export const OPEN_ALWAYS = { nakryte: 14, lubje: 14, lesznoje: 27, ostrowje: 39, miedzioweje: 49 } as const

/** A day beyond every lead time and without exceptions in the sample data. */
export function dayIn(days: number): string {
  return addDays(localDateOf(new Date()), days)
}

/** The live URL of a restaurant for a visit. */
export function visitPath(id: number, visitDate: string, visitTime = '18:30', peopleAmount = 2): string {
  return `/restaurants/${id}?${new URLSearchParams({ visitDate, visitTime, peopleAmount: String(peopleAmount) })}`
}

/** Waits until the form is hydrated. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('form[method=post][novalidate]')).toBeVisible()
}

/** The chosen time; its radio is folded where the URL names the visit. */
export function chosenTime(page: Page) {
  return page.locator('input[name=visitTime]:checked')
}

/** The line of a visit in the URL; a press unfolds its fields and times. */
export function visitLine(page: Page) {
  return page.locator('#rezerwacja button[aria-expanded="false"]', { hasText: 'Zmień' })
}

export async function fillIn(page: Page, person: Partial<typeof JAN> = {}): Promise<void> {
  const { firstname, lastname, phone, email, notes } = { ...JAN, ...person }
  await page.getByLabel('Imię').fill(firstname)
  await page.getByLabel('Nazwisko').fill(lastname)
  await page.getByLabel('Telefon').fill(phone)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  const written = page.getByLabel('Uwagi dla restauracji')
  if (!(await written.isVisible())) await page.getByText('Uwagi, dzieci, miejsce na sali').click()
  await written.fill(notes)
}

/** Asserts that all typed values are still there. */
export async function expectFieldValues(page: Page, person: Partial<typeof JAN> = {}): Promise<void> {
  const { firstname, lastname, phone, email, notes } = { ...JAN, ...person }
  await expect(page.getByLabel('Imię')).toHaveValue(firstname)
  await expect(page.getByLabel('Nazwisko')).toHaveValue(lastname)
  await expect(page.getByLabel('Telefon')).toHaveValue(phone)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Uwagi dla restauracji')).toHaveValue(notes)
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: 'Rezerwuję stolik', exact: true })
}

/** Makes a reservation directly at the upstream; returns its code, or `null` where the slot is taken. */
export async function createUpstreamReservation(
  upstreamUrl: string,
  tenant: string,
  id: number,
  from: string,
  people: number,
  other: Partial<Record<'customer_name' | 'email' | 'notes_from_guest', string>> = {},
) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-tenant': tenant,
    'x-app-name': 'web_app',
    'x-app-version': 'web/3.2.1',
    ...asWeb,
  }
  const body = {
    customer_name: 'Ktoś Inny',
    phone_number: '+48500500500',
    email: 'inny@example.com',
    restaurant_id: id,
    reserved_on: from,
    guests_number: people,
    notes_from_guest: '',
    source: 'web_app',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
    ...other,
  }
  const answer = await fetch(`${upstreamUrl}/reservations`, { method: 'POST', headers, body: JSON.stringify(body) })
  const json = (await answer.json()) as { code?: string; error?: { code: string } }
  if (json.code) return { code: json.code, cancel: () => cancel(json.code as string) }
  expect(json.error?.code).toBe('slot_taken')
  return null

  function cancel(code: string) {
    return fetch(`${upstreamUrl}/reservations/${code}/cancel`, { method: 'POST', headers })
  }
}

/** Reserves every table for a slot except `left`. */
export async function bookAllTables(
  upstreamUrl: string,
  slot: { tenant: string; id: number; from: string; people: number },
  left = 0,
): Promise<void> {
  const booked = []
  for (let isFree = true; isFree; ) {
    const one = await createUpstreamReservation(upstreamUrl, slot.tenant, slot.id, slot.from, slot.people)
    if (one) booked.push(one)
    isFree = one !== null
  }
  expect(booked.length).toBeGreaterThanOrEqual(left)
  for (const { cancel } of booked.slice(booked.length - left)) expect((await cancel()).ok).toBe(true)
}
