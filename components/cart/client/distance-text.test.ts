import type { Distance } from '@/lib/domain/ordering/delivery/schema'
import messages from '@/messages/pl.json'
import { distanceText } from './delivery-choice'
import type { DistanceAnswer } from './use-distance'

const near: Distance = {
  restaurant_id: 1,
  distance_km: 1.24,
  max_km: 3,
  deliverable: true,
  zone: null,
  delivery_cost: null,
  min_cart: null,
  free_from: null,
  eta_min: null,
  eta_max: null,
  method: 'line',
  reason: null,
}
const textOf = (changes: Partial<Distance>) =>
  distanceText({ kind: 'known', distance: { ...near, ...changes } } as DistanceAnswer, null, messages.cart)

it('C5 a restaurant with takeout only is shown as such, at any distance of the address', () => {
  for (const distance_km of [0.1, 40]) {
    const shown = textOf({ deliverable: false, max_km: null, reason: 'takeout_only', distance_km })
    expect(shown).toEqual({ text: messages.cart.takeoutOnly, isRefusal: true })
    expect(shown?.text).not.toMatch(/km|daleko/)
  }
})

it('C5 too far names both distances, outside the zones is a refusal too', () => {
  const far = textOf({ deliverable: false, reason: 'too_far', distance_km: 4.5 })
  expect(far?.isRefusal).toBe(true)
  expect(far?.text).toContain('4,5')
  expect(far?.text).toContain('3')
  expect(textOf({ deliverable: false, reason: 'outside_zone' })).toEqual({
    text: messages.cart.outside,
    isRefusal: true,
  })
})

it('C5 within reach the distance is shown, and a refusal for today alone is no refusal of the address', () => {
  for (const reason of [null, 'closed', 'paused'] as const) {
    expect(textOf({ reason })).toMatchObject({ isRefusal: false, text: expect.stringContaining('1,2') })
  }
})
