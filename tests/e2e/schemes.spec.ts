import { formatHex } from 'culori'
import { paletteOf, type Scheme } from '@/lib/domain/tenant/palette'
import { tenants } from '@/tenants/registry'
import { dayIn } from './support/reserve'
import { expect, test } from './support/test'

const colourOf = (key: string) => tenants.find((tenant) => tenant.key === key)?.fallback.themeColor as string

test('Contract "Colours": the page follows the device’s scheme; print and frames are light', async ({ page, at }) => {
  const tenant = 'lesznoje'
  const ground = (scheme: Scheme) => paletteOf(colourOf(tenant), scheme).ground
  const shown = () =>
    page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement)
      return [getComputedStyle(document.body).backgroundColor, colorScheme] as const
    })
  const seen = async () => {
    const [colour, scheme] = await shown()
    return [formatHex(colour), scheme]
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(at(tenant))
  expect(await seen()).toEqual([ground('dark'), 'dark'])
  await page.evaluate(() => document.documentElement.setAttribute('data-framed', ''))
  expect(await seen()).toEqual([ground('light'), 'light'])
  await page.evaluate(() => document.documentElement.removeAttribute('data-framed'))
  await page.emulateMedia({ media: 'print' })
  // The browser applies an emulated scheme a moment after the call.
  await expect.poll(async () => (await seen())[1]).toBe('light')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await expect.poll(seen).toEqual([ground('light'), 'light'])
  const metas = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]))
  expect(metas).toEqual([
    ['(prefers-color-scheme: light)', colourOf(tenant)],
    ['(prefers-color-scheme: dark)', paletteOf(colourOf(tenant), 'dark').surface],
  ])
})

test('design/browser: a list fades into the place that was pressed, and not with reduced motion', async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(Boolean((event as PageRevealEvent).viewTransition))
    })
  })
  const list = at('ostrowje', `/rezerwuj?visitDate=${dayIn(6)}`)
  for (const [reducedMotion, faded] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    // A browser skips a transition if the next page takes four seconds to come.
    await expect(async () => {
      await page.goto(list)
      await page.locator('article h3 a').first().click()
      await expect(page.locator('[data-place="name"]')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-faded', faded, { timeout: 2000 })
    }).toPass()
  }
})
