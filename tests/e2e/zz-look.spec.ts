import { freshLink } from '../support/sign-in-link'
import { expect, expectAccessible, test } from './support/test'

test('look', async ({ page, at }) => {
  test.setTimeout(200_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('lubje', `/panel/wejscie/${await freshLink('jan@pod-kozlim-rogiem.example')}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/zamowienia$/)
  const failed: string[] = []
  for (const path of [
    '',
    '/profil',
    '/godziny',
    '/stoliki',
    '/zasady',
    '/menu',
    '/menu?k=0',
    '/menu?k=0&d=0',
    '/dostawa',
    '/platnosci',
    '/promocje',
    '/zdjecia',
    '/historia',
    '/ceny',
  ]) {
    await page.goto(at('lubje', `/panel/1/ustawienia${path}`))
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/h/s390${path.replace(/\W/g, '_')}.png`, fullPage: true })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over) failed.push(`${path} ${over}`)
    await expectAccessible(page).catch((e) => failed.push(`${path} ${String(e).slice(0, 1500)}`))
  }
  console.log(failed.join('\n'))
  await page.goto(at('lubje', `/panel/1/ustawienia/godziny`))
  await page.getByLabel('Od').first().fill('18:00')
  await expect(page.getByText('Szkic zapisany')).toBeVisible()
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sprawdź')
  await page.screenshot({ path: `/tmp/h/s390_review.png`, fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: `/tmp/h/s1280_review.png`, fullPage: true })
  for (const path of ['', '/godziny', '/stoliki', '/menu?k=0&d=0', '/dostawa']) {
    await page.goto(at('lubje', `/panel/1/ustawienia${path}`))
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/h/s1280${path.replace(/\W/g, '_')}.png`, fullPage: true })
  }
})
