import { useTranslations } from 'next-intl'
import { supportLink } from '@/components/shell/support-link'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { formatLongDate } from '@/lib/domain/time/dates-pl'
import type { LegalDocument, LegalSection, Version } from '@/messages/legal/document'
import { LegalBlock } from './legal-block'
import styles from './legal-page.module.css'

const VERSIONS = 'wersje'

type Props = { document: LegalDocument; tenant: Pick<Tenant, 'operator' | 'support'> }

/** A page of fixed text: title, start of validity, contents and sections. Ledger L076–L079. */
export function LegalPage({ document: { title, lead, versions, sections, namesOperator }, tenant }: Props) {
  const t = useTranslations('legal')
  const [{ number, fromOn }] = versions
  return (
    <Wrap className={`grid one-column ${styles.page}`}>
      <header className={`stack-3 measure ${styles.head}`}>
        <h1>{bindLetters(title)}</h1>
        <p className="large leading">{bindShortWords(lead)}</p>
        <p className="soft small">{t('version', { number, date: formatLongDate(fromOn) })}</p>
        {namesOperator && tenant.operator.isExample && (
          <Notice kind="warning" title={t('exampleTitle')}>
            <p>{t('exampleText')}</p>
          </Notice>
        )}
      </header>
      <LegalContents sections={[...sections, { id: VERSIONS, title: t('versionsTitle') }]} />
      <div className={`grid one-column measure ${styles.text}`}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={`stack-3 one-column ${styles.section}`}>
            <h2 id={section.id}>{bindLetters(section.title)}</h2>
            {section.blocks.map((block) => (
              <LegalBlock key={typeof block === 'string' ? block : block.points[0]} block={block} />
            ))}
          </section>
        ))}
        <section aria-labelledby={VERSIONS} className={`stack-3 one-column ${styles.section}`}>
          <h2 id={VERSIONS}>{t('versionsTitle')}</h2>
          <LegalVersions versions={versions} email={tenant.support.operations.email} />
        </section>
      </div>
    </Wrap>
  )
}

/** The table of contents: beside the text on wide screens, above it on phones. */
function LegalContents({ sections }: { sections: Pick<LegalSection, 'id' | 'title'>[] }) {
  const t = useTranslations('legal')
  return (
    <nav aria-labelledby="contents" className={`unprinted framed small ${styles.contents}`}>
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

/** The list of versions, and how to get one that is no longer valid. */
function LegalVersions({ versions, email }: { versions: Version[]; email: string }) {
  const t = useTranslations('legal')
  return (
    <>
      <ul>
        {versions.map(({ number, fromOn, change }) => (
          <li key={number}>{t('versionsItem', { number, date: formatLongDate(fromOn), change })}</li>
        ))}
      </ul>
      <p>{versions.length > 1 ? t.rich('versionsOlder', supportLink(email)) : t('versionsNone')}</p>
    </>
  )
}
