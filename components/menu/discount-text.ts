import type { useTranslations } from 'next-intl'
import { WEEKDAYS_SHORT } from '@/lib/dates-pl'
import type { Discount } from '@/lib/menu/menu'

type Words = ReturnType<typeof useTranslations<'menu.discount'>>

/** "Weź 2 sztuki, najtańsza −50 %, pon., wt. 12:00–16:00". Contract C7. */
export function discountText(discount: Discount, t: Words): string {
  return [offer(discount, t), when(discount, t), way(discount, t)].filter(Boolean).join(', ')
}

function offer({ buy, get, percent }: Discount, t: Words): string {
  if (get === 0) return t('percent', { percent })
  return percent === 100 ? t('gratis', { buy, get }) : t('group', { total: buy + get, get, percent })
}

function when({ days, hours }: Discount, t: Words): string {
  const names = days?.map((day) => WEEKDAYS_SHORT[day]).join(' ')
  return [names, hours && t('hours', hours)].filter(Boolean).join(' ')
}

function way({ deliveryTypes }: Discount, t: Words): string {
  if (!deliveryTypes) return ''
  return deliveryTypes.includes('takeout') ? (deliveryTypes.length === 1 ? t('takeout') : '') : t('delivery')
}
