import type { Discount, Menu } from '@/lib/domain/ordering/menu/menu'
import type { Promotion } from '@/lib/domain/ordering/order/schema'
import { DISCOUNT_WORDS as WORDS } from '@/messages/content/discount-words'
import { WEEKDAY_FORMS, WEEKDAYS_SHORT } from '@/messages/content/weekdays'

type Offer = Pick<Discount, 'buy' | 'get' | 'percent'> & Partial<Pick<Discount, 'maxUses'>>
type Schedule = Pick<Discount, 'days' | 'hours' | 'deliveryTypes'>

/**
 * "Weź 2 sztuki, najtańsza −50%, pon. wt. 12:00–16:00": the full text, independent of a moment and an order.
 * Contract C7.
 */
export function discountText(discount: Offer & Schedule): string {
  const texts = [offerText(discount), mostText(discount), shortScheduleText(discount), deliveryText(discount)]
  return texts.filter(Boolean).join(', ')
}

/** "−20% do 16:00", "−20% dziś": if the discount applies to this order. */
export function activeDiscountText({ days, hours, ...discount }: Offer & Schedule): string {
  return untilText(offerText(discount), discount, { days, hours })
}

/** "w czwartki 12:00–16:00: −20%": if it does not apply to this order. */
export function quietDiscountText(discount: Offer & Schedule): string {
  const { days, hours } = discount
  const onDays = days?.map((day) => WEEKDAY_FORMS[day]?.every ?? '')
  const when = [onDays && listed(onDays), hours && WORDS.hours(hours.from, hours.to), deliveryText(discount)]
  return WORDS.at(when.filter(Boolean).join(' '), [offerText(discount), mostText(discount)].filter(Boolean).join(', '))
}

/** The reduction of a line of the cart, in words; empty while the menu is loading. */
export function appliedDiscountTexts(menu: Pick<Menu, 'discounts'> | null, ids: readonly number[]): string[] {
  return (menu?.discounts ?? []).filter(({ id }) => ids.includes(id)).map((discount) => activeDiscountText(discount))
}

/** "Zupy: 2 + 1 gratis", "Pizza: 2. sztuka −50%, pon. wt.": for a table of the panel, without other text about it. */
export function promotionText({ name, delivery_types, days, hours, max_uses: maxUses, ...own }: Promotion): string {
  const offer = { ...own, maxUses: maxUses ?? null }
  const schedule = { days: days ?? null, hours: hours ?? null, deliveryTypes: delivery_types ?? null }
  const texts = [shortOfferText(offer), mostText(offer), shortScheduleText(schedule), deliveryText(schedule)]
  return `${name}: ${texts.filter(Boolean).join(', ')}`
}

/** The text for a list while the promotion applies to an order now: "Pizza: 2. sztuka −50% do 16:00". */
export function activePromotionText({ name, days, hours, max_uses: maxUses, ...own }: Promotion): string {
  const schedule = { days: days ?? null, hours: hours ?? null }
  return `${name}: ${untilText(shortOfferText(own), { maxUses: maxUses ?? null }, schedule)}`
}

function untilText(
  offer: string,
  limit: Partial<Pick<Discount, 'maxUses'>>,
  { days, hours }: Pick<Discount, 'days' | 'hours'>,
): string {
  const until = hours ? WORDS.until(hours.to) : days ? WORDS.today : ''
  return [[offer, until].filter(Boolean).join(' '), mostText(limit)].filter(Boolean).join(', ')
}

/** "najwyżej 2 razy": how often in one order; empty for any number. */
function mostText({ maxUses }: Partial<Pick<Discount, 'maxUses'>>): string {
  return maxUses ? WORDS.most(maxUses) : ''
}

function offerText({ buy, get, percent }: Offer): string {
  if (get === 0) return WORDS.percent(percent)
  return percent === 100 ? WORDS.gratis(buy, get) : WORDS.group(buy + get, get, percent)
}

function shortOfferText(offer: Offer): string {
  const { buy, get, percent } = offer
  return get === 1 && percent < 100 ? WORDS.oneMore(buy + 1, percent) : offerText(offer)
}

function shortScheduleText({ days, hours }: Pick<Discount, 'days' | 'hours'>): string {
  const names = days?.map((day) => WEEKDAYS_SHORT[day]).join(' ')
  return [names, hours && WORDS.hours(hours.from, hours.to)].filter(Boolean).join(' ')
}

function deliveryText({ deliveryTypes }: Pick<Discount, 'deliveryTypes'>): string {
  if (!deliveryTypes) return ''
  return deliveryTypes.includes('takeout') ? (deliveryTypes.length === 1 ? WORDS.takeout : '') : WORDS.delivery
}

function listed(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}${WORDS.and}${names.at(-1)}` : (names[0] ?? '')
}
