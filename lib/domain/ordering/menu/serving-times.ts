import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { Product, Products } from '@/lib/domain/ordering/menu/menu'
import { isInWindow, type WeeklyWindow } from '@/lib/domain/time/weekly-window'
import { SERVING_WORDS as WORDS } from '@/messages/content/serving-words'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'

/** A dish that is not served at the time of an order, and its serving times: "pon.–pt. 12:00–16:00". */
export type NotServed = { name: string; when: string }

/**
 * Is the dish served to an order for this moment? A dish without serving times always is. `product` comes from
 * `productsOf`, which fills in the times of its category. Contract C6.
 */
export function isDishServedAt({ servingTimes = [] }: Pick<Product, 'servingTimes'>, servedAt: Date): boolean {
  return servingTimes.length === 0 || servingTimes.some((one) => isInWindow(one, servedAt))
}

/** The first dish of a line, itself or one in its set, that is not served then; null if all are. Contract C6. */
export function notServedIn({ productId, answers }: CartLine, products: Products, servedAt: Date): NotServed | null {
  const picks = answers.flatMap(({ components }) => components.flatMap((one) => one.picks))
  for (const id of [productId, ...picks.map((pick) => pick.productId)]) {
    const product = products.get(id)
    if (product && !isDishServedAt(product, servedAt)) {
      return { name: product.name, when: servingTimesText(product.servingTimes ?? []) }
    }
  }
  return null
}

/** "pon.–pt. 12:00–16:00, sob. i niedz. od 13:00"; "do 11:30" if every day is the same. */
export function servingTimesText(times: readonly WeeklyWindow[]): string {
  return times.map((one) => [daysText(one.days), hoursText(one)].filter(Boolean).join(' ') || WORDS.always).join(', ')
}

function hoursText({ from, to }: WeeklyWindow): string {
  const [isFromStart, isToEnd] = [from === '00:00', to === '24:00' || to === '00:00']
  if (isFromStart && isToEnd) return ''
  if (isFromStart) return WORDS.until(to)
  return isToEnd ? WORDS.since(from) : WORDS.between(from, to)
}

/** Days in a row are a range: "pon.–pt.". */
function daysText(days: WeeklyWindow['days']): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  if (sorted.length === 0 || sorted.length === WEEKDAYS_SHORT.length) return ''
  const runs = sorted.reduce<number[][]>((found, day) => {
    const run = found.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else found.push([day])
    return found
  }, [])
  return runs.map(runText).join(', ')
}

function runText(run: number[]): string {
  const names = run.map((day) => WEEKDAYS_SHORT[day] ?? '')
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(WORDS.and)
}
