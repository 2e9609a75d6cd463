import { useTranslations } from 'next-intl'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import type { CityText as Text } from '@/messages/content/city-texts'
import styles from './city-page.module.css'

type Props = {
  city: CityWithCount
  /** The brand's words about the city; none: a text generated from the data. */
  text: Text | undefined
  part: 'heading' | 'body'
  count: number
  cuisines: string[]
}

/** The city's written text; without one, a text generated from the data. */
export function CityText({ city, text, part, count, cuisines }: Props) {
  const t = useTranslations('city')
  const facts = { city: city.name, count, cuisines: cuisines.slice(0, 4).join(', ').toLowerCase() }

  if (part === 'heading') {
    return (
      <header className={styles.heading}>
        <h1>{text ? t('title', { where: text.where }) : t('titlePlain', { city: city.name })}</h1>
        <p className={styles.lead}>{bindShortWords(text?.lead ?? t('leadPlain', facts))}</p>
      </header>
    )
  }
  return (
    <section className={styles.text}>
      <h2>{text ? t('about', { where: text.where }) : t('aboutPlain', { city: city.name })}</h2>
      {(text?.paragraphs ?? [t('textPlain', facts), t('textHow')]).map((paragraph) => (
        <p key={paragraph}>{bindShortWords(paragraph)}</p>
      ))}
    </section>
  )
}
