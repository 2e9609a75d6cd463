import { useTranslations } from 'next-intl'
import type { LegalSection } from '@/messages/legal/document'
import styles from './legal-page.module.css'

/** The table of contents: beside the text on wide screens, above it on phones. */
export function LegalContents({ sections }: { sections: Pick<LegalSection, 'id' | 'title'>[] }) {
  const t = useTranslations('legal')
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-print="hidden">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('contents')}
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
