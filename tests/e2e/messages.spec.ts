import type { Page } from '@playwright/test'
import { dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/** Opens the newest message with this subject to this recipient. */
async function openMail(page: Page, subject: RegExp, to: string) {
  const row = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(process.env.E2E_OUTBOX_URL as string)
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await row.click()
  return page.frameLocator('iframe')
}

test('decision 0012: a reservation is confirmed by mail, its link leads back, and its end is told', {
  tag: '@story',
}, async ({ page, at, diner }) => {
  const tenant = 'miedzioweje'
  const email = `${tenant}.poczta@example.com`
  await page.goto(at(tenant, visitPath(OPEN_ALWAYS[tenant], dayIn(22), '13:00')))
  await waitForForm(page)
  await fillIn(page, { email })
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')

  const mailbox = await diner()
  const mail = await openMail(mailbox, /^Stolik zarezerwowany: /, email)
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Stolik czeka na Ciebie')
  await expect(mailbox.getByRole('link', { name: 'rezerwacja.ics (PUBLISH)' })).toBeVisible()
  await mail.getByRole('link', { name: 'Zobacz, zmień albo odwołaj' }).click()
  await mailbox.waitForURL(at(tenant, '/rezerwacja/*'))
  await expect(mailbox.getByRole('main')).toContainText('13:00')
  await expectAccessible(mailbox)

  await mailbox.goto(`${mailbox.url()}/odwolaj`)
  await mailbox.getByRole('main').getByRole('button', { name: /odwo/i }).click()
  await expect(mailbox.getByRole('main')).toContainText('Odwołana')
  const last = await openMail(mailbox, /^Rezerwacja odwołana: /, email)
  await expect(last.getByRole('heading', { level: 1 })).toHaveText('Rezerwacja odwołana')
  await expect(mailbox.getByRole('link', { name: 'rezerwacja.ics (CANCEL)' })).toBeVisible()
})
