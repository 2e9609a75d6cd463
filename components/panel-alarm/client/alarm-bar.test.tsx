/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPanelStore } from '@/lib/browser/panel/panel-store'
import type { BoardAlarm } from '@/lib/domain/staff/alarm-schema'
import words from '@/messages/panel/alarm.json'
import { aBoard } from '@/tests/support/a-board'
import { AlarmBar } from './alarm-bar'

const alarm = (id: number): BoardAlarm => ({
  id,
  subject: { kind: 'order', id: `order-${id}`, number: String(id) },
  starts_at: '2026-11-27T18:00:00+01:00',
  level: 'normal',
  acknowledged_at: null,
  acknowledged_by: null,
  escalated_at: null,
})

/** A page whose board has these alarms; `answers` are those of the acknowledgements. */
async function aPage(alarms: BoardAlarm[], answers: Response[]) {
  const sent: { url: string; body: unknown }[] = []
  const fetchOwn = (async (url: string, init?: RequestInit) => {
    if (String(url).includes('/events')) return new Response(new ReadableStream(), { status: 200 })
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return answers.shift() ?? new Response('{}', { status: 500 })
  }) as typeof fetch
  const store = createPanelStore({ url: '/panel/api/7', board: aBoard({ alarms }), fetch: fetchOwn })
  const stop = store.start()
  document.title = 'Zamówienia'
  const view = render(<AlarmBar restaurantId={7} hasBoard words={words} />)
  await act(async () => {})
  return {
    sent,
    end() {
      view.unmount()
      stop()
    },
  }
}
const region = () => screen.getByRole('region', { name: 'Alarm' })

it('C26 names what waits, in the title too, until it is acknowledged', async () => {
  const json = JSON.stringify({ alarms: [] })
  const page = await aPage([alarm(1), alarm(2)], [new Response(json, { status: 200 })])
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(document.title).toBe('(2) czeka – Zamówienia')
  expect(within(screen.getByRole('alert')).getByText('2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.acknowledge }))
  expect(region()).toHaveAttribute('data-alarm', 'silent')
  expect(document.title).toBe('Zamówienia')
  expect(page.sent).toEqual([{ url: '/panel/api/7/alarms/acknowledgements', body: { ids: [1, 2] } }])
  page.end()
})

it('C26 sounds again, and says so, where the others could not be silenced', async () => {
  const refused = new Response(JSON.stringify({ error: { code: 'role_missing' } }), { status: 403 })
  const page = await aPage([alarm(1)], [refused])
  await userEvent.click(screen.getByRole('button', { name: words.acknowledge }))
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(screen.getByText(words.notAcknowledged)).toBeVisible()
  page.end()
})

it('C26 says that a browser without Web Audio cannot sound', async () => {
  const page = await aPage([], [])
  expect(screen.getByText(words.missing)).toBeVisible()
  page.end()
})
