import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'

/** The restaurant's description, its dining areas and its rules. Ledger L237. */
export function RestaurantAbout({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant')
  const { lead, description, areas } = restaurant
  const rules = [...new Set(restaurant.custom_rules.map(({ text }) => text?.trim()).filter(Boolean))]
  return (
    <section className="stack-3 one-column at-start measure" aria-labelledby="about">
      <h2 id="about" className="title-m">
        {t('about')}
      </h2>
      <p className="large semibold">{bindShortWords(lead)}</p>
      <p>{bindShortWords(description)}</p>
      {areas.length > 0 && (
        <p>
          <span className="soft">{t('areas')}:</span> {areas.map(({ name }) => name).join(', ')}
        </p>
      )}
      {rules.length > 0 && (
        <Notice title={t('rules')}>
          {rules.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </section>
  )
}
