import { BARS, journeys, NEXT_KEYS, STRANGER_BARS } from './support/journeys'
import { expect, test } from './support/order-test'

test('C31 a known diner has a table and a paid order in two taps; a new one in three and in ten, with the keyboard’s key from field to field, and nothing is ticked', {
  tag: '@story',
}, async ({ browser, at, viewport, extraHTTPHeaders }) => {
  const options = { viewport, hasTouch: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw', extraHTTPHeaders }
  const [table, order] = await journeys(() => browser.newContext({ ...options, serviceWorkers: 'block' }), at)
  expect(table.again.taps).toBeLessThanOrEqual(BARS.table)
  expect(order.again.taps).toBeLessThanOrEqual(BARS.order)
  // The same robot as for a new diner, so that the figures are comparable.
  expect(table.first).toMatchObject({ fields: 4, nextKeys: NEXT_KEYS })
  expect(table.first.taps).toBeLessThanOrEqual(STRANGER_BARS.table)
  expect(table.first.taps).toBeGreaterThan(BARS.table)
  expect(order.first).toMatchObject({ fields: 6, nextKeys: NEXT_KEYS })
  expect(order.first.taps).toBeLessThanOrEqual(STRANGER_BARS.order)
  expect(order.first.taps).toBeGreaterThan(BARS.order)
})
