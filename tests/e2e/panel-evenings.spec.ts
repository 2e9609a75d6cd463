import type { Locator, Page } from '@playwright/test'
import { addDays } from '@/lib/domain/time/time'
import { expect, expectAccessible, test } from './support/order-test'
import { sheet, signIn, visitButtons as visit } from './support/panel'
import { OPEN_ALWAYS } from './support/reserve'

const OSTROWJE = { tenant: 'ostrowje', id: OPEN_ALWAYS.ostrowje }
const TABLES = { path: 'rezerwacje' }
const LONG = { timeout: 60_000 }

const day = (page: Page): Locator => page.getByRole('main').getByLabel('Dzień', { exact: true })

test('C24 C25: by keyboard a visit is moved to another evening, where a second screen sees it come and, undone, go', async ({
  page,
  diner,
  restoredStack,
}) => {
  await signIn(page, restoredStack, OSTROWJE, TABLES)
  const second = await diner()
  await signIn(second, restoredStack, OSTROWJE, { ...TABLES, name: 'Jan' })
  for (const screen of [page, second]) await expect(screen.getByText('Na żywo')).toBeVisible(LONG)
  const present = await day(page).inputValue()
  const other = addDays(present, 9)
  await day(second).fill(other)
  await expect(
    second
      .getByText('Plan dnia')
      .or(second.getByRole('heading', { name: 'Stoliki' }))
      .first(),
  ).toBeVisible(LONG)

  const name = `Inny Dzień ${Math.random().toString(36).slice(2, 8)}`
  await page.getByRole('button', { name: 'Goście przy drzwiach' }).focus()
  await page.getByRole('button', { name: 'Rezerwacja z telefonu' }).press('Enter')
  await sheet(page).getByLabel('Nazwisko').fill(name)
  await sheet(page).getByLabel('Nazwisko').press('Enter')
  await expect(page.getByText(`${name}: zapisano na`)).toBeVisible(LONG)

  await visit(page, name).first().press('Enter')
  await sheet(page).getByRole('button', { name: 'Przenieś' }).press('Enter')
  await sheet(page).getByLabel('Dzień').fill(other)
  await sheet(page).getByLabel('Godzina').fill('18:30')
  await expect(sheet(page).getByRole('checkbox', { name: /wolny/ }).first()).toBeVisible(LONG)
  await expectAccessible(page)
  await sheet(page).getByLabel('Godzina').press('Enter')
  await expect(page.getByText(new RegExp(`${name}: .*, 18:30, stolik`))).toBeVisible(LONG)
  await expect(visit(page, name)).toHaveCount(0, LONG)
  await expect(visit(second, name).first()).toBeVisible(LONG)

  await page.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(visit(page, name).first()).toBeVisible(LONG)
  await expect(visit(second, name)).toHaveCount(0, LONG)
  const [row] = await restoredStack.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM reservations r JOIN reservation_changes c ON c.reservation_id = r.id
     WHERE r.customer_name = $1 AND c.action = 'changed'`,
    [name],
  )
  expect(row?.n).toBe(2)
})
