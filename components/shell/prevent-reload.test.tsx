/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, cleanup, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { OrderLive } from '@/components/order/client/order-live'
import { isReloadPrevented } from '@/lib/browser/page/prevent-reload'
import type { Order } from '@/lib/domain/ordering/order/schema'
import messages from '@/messages/pl.json'
import { anOrder } from '@/tests/support/an-order'
import { server } from '@/tests/support/menu-stage'

jest.mock('@/lib/browser/api/event-stream', () => ({ openEventStream: () => () => {} }))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  server.use(http.post('*/api/logger/js', () => new HttpResponse(null, { status: 204 })))
})
afterEach(() => cleanup())
afterAll(() => server.close())

const show = (order: Order) =>
  act(async () => {
    render(
      <OrderLive
        words={messages.order.live}
        order={order}
        offered={['blik', 'card_online']}
        supportEmail="zamowienia@lubje.pl"
        renderedAtMs={Date.parse('2026-11-27T18:05:00+01:00')}
      />,
    )
  })

it('A16 an open payment prevents a reload', async () => {
  await show(anOrder({ status: 'new', payment: { status: 'new' } }))
  expect(screen.getByRole('heading', { name: /Zapłać|zapłat/i, level: 2 })).toBeVisible()
  expect(isReloadPrevented()).toBe(true)
  cleanup()
  expect(isReloadPrevented()).toBe(false)
})

it('L090 an order in progress, paid or in cash, does not', async () => {
  await show(anOrder({ status: 'pending' }))
  expect(isReloadPrevented()).toBe(false)
})
