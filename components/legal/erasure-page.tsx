import { useTranslations } from 'next-intl'
import { Wrap } from '@/components/ui/layout/wrap'
import type { OwnErasure } from '@/lib/domain/person-data/schema'
import { DATA_SECTIONS } from '@/lib/domain/person-data/sections'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localDateOf } from '@/lib/domain/time/time'
import { DATA_SECTION_WORDS } from '@/messages/content/person-data'
import styles from './own-data.module.css'

/** Progress of an erasure: the data to erase, the data the law keeps, and blockers to end first. Contract C42. */
export function ErasurePage({ own }: { own: OwnErasure }) {
  const t = useTranslations('ownData.erasure')
  const { email, state, counts, under_way: open } = own
  const day = formatDay(localDateOf(new Date(own.due_at)))
  const isOpen = open.reservations.length + open.orders.length > 0
  const filled = DATA_SECTIONS.filter((section) => section !== 'requests' && (counts[section] ?? 0) > 0)
  return (
    <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{t('title')}</h1>
      <p role="status">{t(state, { email, day })}</p>
      {state === 'proven' && isOpen && (
        <section className="stack-3 one-column" aria-labelledby="open-title">
          <h2 className="title-s" id="open-title">
            {t('open')}
          </h2>
          <p>{t('openText')}</p>
          <ul className={`stack-2 ${styles.list}`}>
            {open.reservations.map((code) => (
              <li key={code}>{t('reservation', { code })}</li>
            ))}
            {open.orders.map((number) => (
              <li key={number}>{t('order', { number })}</li>
            ))}
          </ul>
        </section>
      )}
      {state === 'proven' && (
        <>
          <section className="stack-3 one-column" aria-labelledby="goes-title">
            <h2 className="title-s" id="goes-title">
              {t('goes')}
            </h2>
            <p>{t(filled.length > 0 ? 'goesText' : 'nothing')}</p>
            <ul className={`stack-2 ${styles.list}`}>
              {filled.map((section) => (
                <li key={section}>
                  {DATA_SECTION_WORDS[section]}: {counts[section]}
                </li>
              ))}
            </ul>
          </section>
          <section className="stack-3 one-column" aria-labelledby="keeps-title">
            <h2 className="title-s" id="keeps-title">
              {t('keeps')}
            </h2>
            <p>{t('keepsText')}</p>
            <p className="soft small">{t('noPhone')}</p>
          </section>
        </>
      )}
    </Wrap>
  )
}
