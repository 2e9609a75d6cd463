import type { useTranslations } from 'next-intl'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import type { Promotion } from '@/lib/domain/ordering/order/schema'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'

type Words = ReturnType<typeof useTranslations<'menu.discount'>>

/** "Weź 2 sztuki, najtańsza −50 %, pon., wt. 12:00–16:00". Contract C7. */
export function discountText(discount: Discount, t: Words): string {
  return [offerText(discount, t), scheduleText(discount, t), deliveryText(discount, t)].filter(Boolean).join(', ')
}

/** "Zupy: 2 + 1 gratis", "Pizza: 2. sztuka −50%, pon. wt.": for a list, where nothing else is said of it. */
export function promotionText({ name, delivery_types, days, hours, ...offer }: Promotion, t: Words): string {
  const { buy, get, percent } = offer
  const isOneMore = get === 1 && percent < 100
  const schedule = { days: days ?? null, hours: hours ?? null, deliveryTypes: delivery_types ?? null }
  const text = isOneMore ? t('oneMore', { ordinal: buy + 1, percent }) : offerText(offer, t)
  return [`${name}: ${text}`, scheduleText(schedule, t), deliveryText(schedule, t)].filter(Boolean).join(', ')
}

function offerText({ buy, get, percent }: Pick<Discount, 'buy' | 'get' | 'percent'>, t: Words): string {
  if (get === 0) return t('percent', { percent })
  return percent === 100 ? t('gratis', { buy, get }) : t('group', { total: buy + get, get, percent })
}

function scheduleText({ days, hours }: Pick<Discount, 'days' | 'hours'>, t: Words): string {
  const names = days?.map((day) => WEEKDAYS_SHORT[day]).join(' ')
  return [names, hours && t('hours', hours)].filter(Boolean).join(' ')
}

function deliveryText({ deliveryTypes }: Pick<Discount, 'deliveryTypes'>, t: Words): string {
  if (!deliveryTypes) return ''
  return deliveryTypes.includes('takeout') ? (deliveryTypes.length === 1 ? t('takeout') : '') : t('delivery')
}
