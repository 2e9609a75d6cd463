import type { useTranslations } from 'next-intl'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'

type Words = ReturnType<typeof useTranslations<'menu.discount'>>

/** "Weź 2 sztuki, najtańsza −50 %, pon., wt. 12:00–16:00". Contract C7. */
export function discountText(discount: Discount, t: Words): string {
  return [offerText(discount, t), scheduleText(discount, t), deliveryText(discount, t)].filter(Boolean).join(', ')
}

function offerText({ buy, get, percent }: Discount, t: Words): string {
  if (get === 0) return t('percent', { percent })
  return percent === 100 ? t('gratis', { buy, get }) : t('group', { total: buy + get, get, percent })
}

function scheduleText({ days, hours }: Discount, t: Words): string {
  const names = days?.map((day) => WEEKDAYS_SHORT[day]).join(' ')
  return [names, hours && t('hours', hours)].filter(Boolean).join(' ')
}

function deliveryText({ deliveryTypes }: Discount, t: Words): string {
  if (!deliveryTypes) return ''
  return deliveryTypes.includes('takeout') ? (deliveryTypes.length === 1 ? t('takeout') : '') : t('delivery')
}
