import { useTranslations } from 'next-intl'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { formatLongDate } from '@/lib/domain/time/dates-pl'
import type { LegalDocument } from '@/messages/legal/document'
import { LegalBlock } from './legal-block'
import { LegalContents } from './legal-contents'
import styles from './legal-page.module.css'
import { LegalVersions } from './legal-versions'

const VERSIONS = 'wersje'

type Props = { document: LegalDocument; tenant: Pick<Tenant, 'operator' | 'support'> }

/** A page of fixed text: title, start of validity, contents and sections. Ledger L076–L079. */
export function LegalPage({ document: { title, lead, versions, sections, namesOperator }, tenant }: Props) {
  const t = useTranslations('legal')
  const [{ number, fromOn }] = versions
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1>{bindLetters(title)}</h1>
        <p className={styles.lead}>{bindShortWords(lead)}</p>
        <p className={styles.version}>{t('version', { number, date: formatLongDate(fromOn) })}</p>
        {namesOperator && tenant.operator.isExample && (
          <Notice kind="warning" title={t('exampleTitle')}>
            <p>{t('exampleText')}</p>
          </Notice>
        )}
      </header>
      <LegalContents sections={[...sections, { id: VERSIONS, title: t('versionsTitle') }]} />
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.section}>
            <h2 id={section.id}>{bindLetters(section.title)}</h2>
            {section.blocks.map((block) => (
              <LegalBlock key={typeof block === 'string' ? block : block.points[0]} block={block} />
            ))}
          </section>
        ))}
        <section aria-labelledby={VERSIONS} className={styles.section}>
          <h2 id={VERSIONS}>{t('versionsTitle')}</h2>
          <LegalVersions versions={versions} email={tenant.support.operations.email} />
        </section>
      </div>
    </Wrap>
  )
}
