import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { BRAND_TEXTS, type BrandText as Texts } from '@/messages/content/brand-texts'
import styles from './city-page.module.css'

/** What the brand says of itself below a city's list; nothing where it has no words of its own. Decision 0047. */
export function BrandText({ tenant, about }: { tenant: string; about: keyof Texts }) {
  const text = BRAND_TEXTS[tenant]?.[about]
  if (!text) return null
  return (
    <section className={styles.text}>
      <h2>{bindLetters(text.title)}</h2>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph}>{bindShortWords(paragraph)}</p>
      ))}
    </section>
  )
}
