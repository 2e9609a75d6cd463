import type { CartWords } from '@/components/cart/words'
import { interpolate } from '@/lib/domain/interpolate'
import { kmText } from '@/lib/domain/km-text'
import type { OrderPromise } from '@/lib/domain/ordering/promise/order-promise'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import type { DistanceAnswer } from './use-distance'

/**
 * The distance with the promised time; or the reason why there is no delivery; `null` without an address. Contract C5.
 */
export function distanceText(
  answer: DistanceAnswer,
  promise: OrderPromise | null,
  words: CartWords,
): { text: string; isRefusal: boolean } | null {
  if (answer.kind === 'nowhere') return null
  if (answer.kind === 'asking') return { text: words.distanceLoading, isRefusal: false }
  if (answer.kind === 'failed') return { text: words.distanceFailed, isRefusal: false }
  const { reason, max_km, distance_km } = answer.distance
  const km = kmText(distance_km)
  if (reason === 'too_far')
    return { text: interpolate(words.tooFar, { km, max: kmText(max_km ?? 0) }), isRefusal: true }
  if (reason === 'takeout_only') return { text: words.takeoutOnly, isRefusal: true }
  if (reason === 'outside_zone') return { text: words.outside, isRefusal: true }
  if (!promise) return { text: interpolate(words.distance, { km }), isRefusal: false }
  return { text: interpolate(words.distanceAndTime, { km, promise: promiseText(promise) }), isRefusal: false }
}
