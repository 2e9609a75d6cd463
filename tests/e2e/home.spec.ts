import { expect, expectAccessible, test } from './support/test'

const BOOKING = ['nakryte', 'lesznoje', 'ostrowje', 'miedzioweje']

test('L005 L021 L022 L034 L035 L049 L050 L059 L060 L066 L067 L069 A7: each brand opens with its mode, links to the other, and is readable in its colours', async ({
  page,
  at,
}) => {
  const tiles = page.locator('#cuisines a:visible')
  for (const tenant of [...BOOKING, 'lubje']) {
    await page.goto(at(tenant))
    const isOrdering = tenant === 'lubje'
    await expect(page.locator('#start-bar').getByLabel('Liczba osób')).toHaveCount(isOrdering ? 0 : 1)
    await expect(page.getByText('Rozpocznij swoje zamówienie')).toHaveCount(isOrdering ? 1 : 0)
    await expect(page.getByText('Co ja dzisiaj Lub*JE?')).toHaveCount(isOrdering ? 1 : 0)
    await expectAccessible(page)
    const modes = page.getByRole('navigation', { name: 'Co chcesz zrobić' })
    await expect(modes.getByRole('link', { name: 'Stolik' })).toHaveAttribute('href', '/rezerwuj')
    await expect(modes.getByRole('link', { name: 'Jedzenie' })).toHaveAttribute('href', '/zamawiaj')
  }
  for (const [width, shown] of [
    [390, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(tiles).toHaveCount(shown)
  }
  await expect(page.getByText('Wybierz kuchnię i zobacz listę restauracji', { exact: true })).toBeVisible()
})

test('L084 C18: showHeader=false hides the header, other values do not, and there is no layout shift', async ({
  page,
  at,
}) => {
  await page.goto(at('lubje', '/?showHeader=false'))
  await expect(page.getByRole('banner')).toBeHidden()
  await page.goto(at('lubje', '/?showHeader=0'))
  await expect(page.getByRole('banner')).toBeVisible()
})
