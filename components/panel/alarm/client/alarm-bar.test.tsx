/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Command, PanelStore } from '@/lib/browser/panel/panel-store'
import { announceStore } from '@/lib/browser/panel/running-stores'
import type { BoardAlarm } from '@/lib/domain/panel/alarm/alarm-schema'
import words from '@/messages/panel/alarm.json'
import { aBoard, aBoardAlarm as alarm } from '@/tests/support/a-board'
import { AlarmBar } from './alarm-bar'

/** A page whose board has these alarms, one minute after they began. */
async function aPage(alarms: BoardAlarm[]) {
  const sent: unknown[] = []
  const board = aBoard({ alarms })
  const state = { board, connection: { kind: 'live' }, pending: {}, failures: {}, queuedCount: 0 }
  const store = {
    getState: () => state,
    subscribe: () => () => {},
    send: async ({ path, body }: Command) => {
      sent.push([path, body(board)])
      return { kind: 'done', value: null }
    },
    nowMs: () => Date.parse('2026-11-27T18:01:00+01:00'),
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

it('C26 names what waits, in the title too; a press silences this device for two minutes, and what waits stays', async () => {
  const page = await aPage([alarm(1), alarm(2)])
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(document.title).toBe('(2) czeka – Zamówienia')
  expect(within(screen.getByRole('alert')).getByText('2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.acknowledge }))
  expect(region()).toHaveAttribute('data-alarm', 'silenced')
  expect(region()).toHaveTextContent('Na tym urządzeniu cicho do 18:03')
  expect(within(screen.getByRole('alert')).getByText('2')).toBeVisible()
  expect(document.title).toBe('(2) czeka – Zamówienia')
  expect(screen.queryByRole('button', { name: words.acknowledge })).toBeNull()
  expect(page.sent).toEqual([['alarms/acknowledgements', { ids: [1, 2] }]])
  page.end()
})

it('C26 the last two minutes cannot be silenced', async () => {
  const page = await aPage([alarm(3, { answer_due_at: '2026-11-27T18:03:00+01:00' })])
  expect(region()).toHaveAttribute('data-alarm', 'normal')
  expect(screen.getByText(words.lastMinutes)).toBeVisible()
  expect(screen.queryByRole('button', { name: words.acknowledge })).toBeNull()
  page.end()
})

it('C26 says that a browser without Web Audio cannot sound', async () => {
  const page = await aPage([])
  expect(screen.getByText(words.missing)).toBeVisible()
  page.end()
})
