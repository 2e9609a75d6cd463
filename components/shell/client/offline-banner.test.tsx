/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { reload } from '@/lib/browser/page/go-to'
import { preventReload } from '@/lib/browser/page/prevent-reload'
import words from '@/messages/pl.json'
import { OfflineBanner } from './offline-banner'

jest.mock('@/lib/browser/page/go-to', () => ({ reload: jest.fn() }))

const TEXT = 'Dla poprawnego działania aplikacji potrzebny jest dostęp do sieci'
const alive = jest.fn()
let isOnline = true

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(reload).mockReset()
  alive.mockReset().mockResolvedValue({ ok: true })
  global.fetch = alive as never
  isOnline = true
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
async function open() {
  render(<OfflineBanner text={words.installed.offline} />)
  await pass()
}
async function turn(online: boolean) {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
  await pass()
}
const banner = () => screen.queryByText(TEXT)

it('L091 L283 offline: the exact words, as an alert', async () => {
  await open()
  expect(banner()).toBeNull()
  await turn(false)
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${TEXT}$`))
})

it('L092 back online: the banner disappears and the page reloads, once', async () => {
  await open()
  await turn(false)
  await turn(true)
  await turn(true)
  expect(banner()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L092 a network that was never lost causes no reload', async () => {
  await open()
  await turn(true)
  await pass(120_000)
  expect(reload).not.toHaveBeenCalled()
})

it('L091 an answer that was in flight when the network was lost does not hide the banner', async () => {
  let answer = (_: { ok: boolean }) => {}
  alive.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await open()
  await turn(false)
  answer({ ok: true })
  await pass()
  expect(banner()).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it('A16 never reloads over unsaved input, neither then nor later', async () => {
  const letGo = preventReload()
  await open()
  await turn(false)
  await turn(true)
  letGo()
  await pass(120_000)
  expect(banner()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it('L091 detects a dead connection that the browser reports as online, and its return without an event', async () => {
  alive.mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  expect(banner()).toBeInTheDocument()
  alive.mockResolvedValue({ ok: true })
  await pass(1000)
  expect(banner()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L092 a captive portal does not count as network', async () => {
  await open()
  await turn(false)
  alive.mockResolvedValue({ ok: false })
  await turn(true)
  expect(banner()).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
})

it('L091 polls at growing intervals', async () => {
  alive.mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  await pass(600_000)
  expect(alive.mock.calls.length).toBeLessThan(30)
  expect(alive.mock.calls[0]).toEqual(['/healthz', expect.objectContaining({ cache: 'no-store' })])
})
