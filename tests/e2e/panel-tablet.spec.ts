import type { CDPSession, Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { expect, expectAccessible, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

type Notification = { title: string; body: string; tag: string; url: string }

const OWNER = { tenant: 'lubje', id: 1, email: 'jan@pod-kozlim-rogiem.example' }
const alarm = (page: Page) => page.getByRole('region', { name: 'Alarm' })

/** Counts requests to the screen's wake lock, and lets a test hide the page or release the lock. */
async function watchWakeLock(page: Page) {
  await page.addInitScript(() => {
    // An empty page is no secure context.
    if (!navigator.wakeLock) return
    const seen = { asked: 0, released: 0 }
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      seen.asked += 1
      if (localStorage.getItem('refuse-lock')) throw new DOMException('low battery', 'NotAllowedError')
      const lock = await request(type)
      lock.addEventListener('release', () => {
        seen.released += 1
      })
      Object.assign(window, { lock })
      return lock
    }
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { asked: number; released: number } }).seen)
}

test('C26: a tablet sounds and stays lit after signing in, shows where it cannot, and is woken by a push', {
  tag: '@story',
}, async ({ page, context, at, noErrors }) => {
  const { tenant, id } = OWNER
  const seen = await watchWakeLock(page)
  await page.goto(at(tenant, `/panel/wejscie/${await freshLink(OWNER.email)}`))
  await expectAccessible(page)
  // No user gesture on the page yet: the tone can be tested before sign-in.
  await page.getByRole('button', { name: 'Sprawdź dźwięk' }).click()
  await expect(page.getByText('Zagrane.')).toBeVisible()
  await page.getByRole('button', { name: 'Zaloguj mnie' }).click()
  await page.waitForURL(/zamowienia$/)
  await expect(alarm(page)).toHaveAttribute('data-connection', 'live')
  // The sign-in press counts for the next page; the tone is one press away again.
  await expect(alarm(page)).toHaveAttribute('data-sound', 'ready')
  await expect(page.getByRole('button', { name: 'Sprawdź dźwięk' })).toBeVisible()

  await expect(alarm(page)).toHaveAttribute('data-awake', 'lit')
  await page.evaluate(() => (window as unknown as { lock: WakeLockSentinel }).lock.release())
  await expect(alarm(page)).toContainText('Ten ekran może sam zgasnąć')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(alarm(page)).toHaveAttribute('data-awake', 'lit')
  await expect(alarm(page)).not.toContainText('Ten ekran może sam zgasnąć')
  expect(await seen()).toEqual({ asked: 2, released: 1 })

  // A second page without a user gesture reports that it cannot sound; any press enables it.
  await page.evaluate(() => localStorage.setItem('refuse-lock', 'yes'))
  const fresh = await context.newPage()
  noErrors(fresh)
  await watchWakeLock(fresh)
  await fresh.goto(at(tenant, `/panel/${id}/raport`))
  await expect.poll(await soundOfUntouched(fresh)).toBe('blocked')
  await expect(fresh.getByText('Dźwięk jest zablokowany')).toBeVisible()
  await expect(alarm(fresh)).toContainText('Ten ekran może sam zgasnąć')
  await expectAccessible(fresh)
  await fresh.getByRole('button', { name: 'Włącz dźwięk' }).click()
  await expect(alarm(fresh)).toHaveAttribute('data-sound', 'ready')

  await context.grantPermissions(['notifications'], { origin: at(tenant).replace(/\/$/, '') })
  const pushed = await pusher(page, await context.newCDPSession(page), at(tenant).replace(/\/$/, ''))
  await pushed('', {
    title: 'Panel restauracji',
    body: 'Ktoś może czekać na odpowiedź. Otwórz panel.',
    tag: 'alarm',
    url: '/panel',
  })
  const url = `/panel/${id}/zamowienia`
  const reported = { title: 'Pod Kozim Rogiem', tag: `alarm-${id}`, url }
  for (const body of ['Zamówienia: 2', 'Zamówienia: 3'])
    await pushed(JSON.stringify({ ...reported, body }), { ...reported, body })

  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/panel/sw.js'))
  // No protocol presses a notification: the event is made in the worker, and the action that a browser would allow is
  // recorded.
  const led = await worker?.evaluate(`(${PRESS})('${reported.tag}')`)
  expect(led).toBe(`focus ${url}`)
  await expect.poll(() => shown(page, reported.tag)).toEqual([])
})

/**
 * Sound state of a page, read without a user gesture: Playwright's evaluations, and so its locators, count as a press
 * of the user, and one before the page's scripts would allow sound.
 */
async function soundOfUntouched(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const expression = `document.querySelector('[data-sound]')?.getAttribute('data-sound')`
  return async () => (await session.send('Runtime.evaluate', { expression })).result.value
}

/** Runs in the worker, whose types this project does not have. */
const PRESS = `async (tag) => {
  let led = ''
  WindowClient.prototype.focus = async function () {
    led = 'focus ' + new URL(this.url).pathname
    return this
  }
  const [notification] = await self.registration.getNotifications({ tag })
  await new Promise((resolve) => {
    const event = new NotificationEvent('notificationclick', { notification })
    event.waitUntil = (done) => void Promise.resolve(done).then(resolve, resolve)
    self.dispatchEvent(event)
  })
  return led
}`

/**
 * Registers the panel's worker as its switch does; returns a function that pushes to it, as a push service would,
 * until the notification is its tag's only one.
 */
async function pusher(page: Page, session: CDPSession, origin: string) {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/panel/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/panel/sw.js', { scope: '/panel/' })
    // `ready` resolves while the worker still activates; a push before the end of that is dropped silently.
    const { active } = await navigator.serviceWorker.ready
    while (active && active.state === 'activating') await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const registrationId = await found
  // A push is dropped silently while the worker starts, which a busy machine may draw out: it is sent until it is shown.
  // No notification is closed: the browser deletes a closed one by its tag, later, and with it a new one of that tag.
  return (data: string, notification: Notification) =>
    expect(async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      await expect.poll(() => shown(page, notification.tag), { timeout: 5000 }).toEqual([notification])
    }).toPass({ timeout: 60_000 })
}

/** Notifications of a tag that the panel's worker shows. */
function shown(page: Page, tag: string) {
  return page.evaluate(async (tag) => {
    const registration = await navigator.serviceWorker.getRegistration('/panel/')
    const notifications = (await registration?.getNotifications({ tag })) ?? []
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, url: data }))
  }, tag)
}
