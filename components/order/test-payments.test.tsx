/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Tenant } from '@/lib/domain/tenant/schema'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { anOrder } from '@/tests/support/an-order'
import { OrderView } from './order-view'

const NOW = new Date('2026-11-27T18:05:00+01:00')
const SAID = /płatność próbna/i
const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const tenantWith = (test: Tenant['test_payment_option_keys']): Tenant => ({
  ...record,
  ...fallback,
  test_payment_option_keys: test,
})
const htmlOf = (page: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      {page}
    </NextIntlClientProvider>,
  )

const orderPage = (test: Tenant['test_payment_option_keys'], method: 'blik' | 'cash') => {
  const order = anOrder({ status: 'new', payment: { status: 'new', method } })
  return htmlOf(<OrderView tenant={tenantWith(test)} order={order} offered={['blik']} problem={null} now={NOW} />)
}

it.each([
  ['BLIK of play money', ['blik'] as const, 'blik', true],
  ['BLIK of real money', [] as const, 'blik', false],
  ['BLIK of an upstream without the field', undefined, 'blik', false],
  ['cash beside play money', ['blik'] as const, 'cash', false],
] as const)('A6 the page of an order by %s shows that it is a test payment: %s', (_, test, method, isSaid) => {
  expect(SAID.test(orderPage(test && [...test], method))).toBe(isSaid)
})
