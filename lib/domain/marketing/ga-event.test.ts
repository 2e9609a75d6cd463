import { gaEvent } from '@/lib/domain/marketing/ga-event'

it.each([
  ['a search', 'search', { kind: 'reservation', city: 'lublin', partySize: 4 }, 'search'],
  ['a list', 'results', { kind: 'order', city: 'lublin' }, 'view_item_list'],
  ['a form', 'form_opened', { kind: 'order', restaurantId: 12 }, 'begin_checkout'],
  ['a reservation', 'done', { kind: 'reservation', restaurantId: 12 }, 'generate_lead'],
  ['an order', 'done', { kind: 'order', restaurantId: 12 }, 'purchase'],
] as const)('L282 %s has the event name of Google Analytics', (_, step, facts, name) =>
  expect(gaEvent(step, facts).event).toBe(name),
)

it('L282 an order carries its value in złoty', () => {
  expect(gaEvent('done', { kind: 'order', restaurantId: 12, valueGrosze: 12_345 })).toEqual({
    event: 'purchase',
    kind: 'order',
    items: [{ item_id: '12' }],
    value: 123.45,
    currency: 'PLN',
  })
})

it('C19 only the properties of the funnel are sent', () => {
  const facts = { kind: 'reservation', partySize: 2, code: 'A1b2C3d4E5f6', phone: '600100200' } as never
  expect(gaEvent('done', facts)).toEqual({ event: 'generate_lead', kind: 'reservation', party_size: 2 })
})
