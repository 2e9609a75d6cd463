import { useTranslations } from 'next-intl'
import type { RestaurantFigures } from '@/lib/domain/console/restaurants-schema'
import { formatGrosze } from '@/lib/domain/money'

export const FIGURES = ['answer', 'unanswered', 'refunds', 'noShows'] as const

/** The figures of thirty days in words. Contract C41. */
export function useFigureTexts() {
  const t = useTranslations('panel.consoleRestaurants')
  return ({ answer_seconds: seconds, unanswered, refunds, refunded_grosze: grosze, no_shows }: RestaurantFigures) => ({
    answer:
      seconds === null ? t('noAnswers') : t('duration', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
    unanswered: String(unanswered),
    refunds: refunds === 0 ? '0' : `${refunds} · ${formatGrosze(grosze)}`,
    noShows: String(no_shows),
  })
}
