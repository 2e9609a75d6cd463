import { pixelEvent } from '@/lib/domain/marketing/pixel-event'

it('L282 an order is a purchase with its value', () => {
  const facts = { kind: 'order', restaurantId: 12, valueGrosze: 4200 } as const
  expect(pixelEvent('done', facts)).toEqual(['Purchase', { content_category: 'order', value: 42, currency: 'PLN' }])
})

it('L282 a reservation is an appointment', () =>
  expect(pixelEvent('done', { kind: 'reservation', partySize: 4 })?.[0]).toBe('Schedule'))

it.each(['results', 'submitted', 'abandoned'] as const)('%s is not sent to the ad pixel', (step) =>
  expect(pixelEvent(step, { kind: 'order' })).toBeNull(),
)
