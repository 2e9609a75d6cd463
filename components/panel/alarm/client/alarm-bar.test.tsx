/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Command, PanelStore } from '@/lib/browser/panel/panel-store'
import { announceStore } from '@/lib/browser/panel/running-stores'
import type { BoardAlarm } from '@/lib/domain/panel/alarm/alarm-schema'
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

/** A page whose board has these alarms; `isTaken`: the server acknowledges them. */
async function aPage(alarms: BoardAlarm[], isTaken = true) {
  const sent: unknown[] = []
  const board = aBoard({ alarms })
  const state = { board, connection: { kind: 'live' }, pending: {}, failures: {}, queuedCount: 0 }
  const store = {
    getState: () => state,
    subscribe: () => () => {},
    send: async ({ path, body }: Command) => {
      sent.push([path, body(board)])
      return isTaken ? { kind: 'done', value: null } : { kind: 'unknown' }
    },
  }
  const stop = announceStore('/panel/api/7', store as unknown as PanelStore)
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
  const page = await aPage([alarm(1), alarm(2)])
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(document.title).toBe('(2) czeka – Zamówienia')
  expect(within(screen.getByRole('alert')).getByText('2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.acknowledge }))
  expect(region()).toHaveAttribute('data-alarm', 'silent')
  expect(document.title).toBe('Zamówienia')
  expect(page.sent).toEqual([['alarms/acknowledgements', { ids: [1, 2] }]])
  page.end()
})

it('C26 sounds again, and says so, where the others could not be silenced', async () => {
  const page = await aPage([alarm(1)], false)
  await userEvent.click(screen.getByRole('button', { name: words.acknowledge }))
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(screen.getByText(words.notAcknowledged)).toBeVisible()
  page.end()
})

it('C26 says that a browser without Web Audio cannot sound', async () => {
  const page = await aPage([])
  expect(screen.getByText(words.missing)).toBeVisible()
  page.end()
})
