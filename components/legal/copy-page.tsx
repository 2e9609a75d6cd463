import { useTranslations } from 'next-intl'
import { Wrap } from '@/components/ui/layout/wrap'
import { consentPath } from '@/lib/domain/consents/paths'
import { OWN_DATA_PATH, OWN_DATA_RESULT_PATH } from '@/lib/domain/person-data/paths'
import type { DataRecord, OwnData } from '@/lib/domain/person-data/schema'
import { DATA_SECTIONS, type DataSection, LEFT_OUT } from '@/lib/domain/person-data/sections'
import { localTimeOf } from '@/lib/domain/time/time'
import { DATA_SECTION_WORDS, LEFT_OUT_WORDS } from '@/messages/content/person-data'
import { DataRow, momentOf, wallTimeText } from './data-row'
import styles from './own-data.module.css'

type Props = { brand: string; own: Extract<OwnData, { kind: 'export' }> }

/** All data of a person held by a brand, to read; the same as a file. Contract C42. */
export function CopyPage({ brand, own: { data, ends_at } }: Props) {
  const t = useTranslations('ownData.copy')
  const filled = DATA_SECTIONS.filter((section) => (data.sections[section]?.length ?? 0) > 0)
  // The section 'requests' always has the present request.
  const isEmpty = filled.every((section) => section === 'requests')
  return (
    <Wrap className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{t('title', { brand })}</h1>
      <p>{t('lead', { email: data.email, moment: momentOf(data.made_at) })}</p>
      <p className="soft small">{t('ends', { time: localTimeOf(new Date(ends_at)) })}</p>
      <p>
        <a href={`${OWN_DATA_RESULT_PATH}.json`} download>
          {t('json')}
        </a>
      </p>
      {isEmpty && <p>{t('empty')}</p>}
      {filled.map((section) => (
        <section key={section} className="stack-3 one-column" aria-labelledby={`section-${section}`}>
          <h2 className="title-s" id={`section-${section}`}>
            {DATA_SECTION_WORDS[section]}
          </h2>
          {data.sections[section]?.map((row, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read.
              key={index}
              section={section}
              row={row}
            />
          ))}
        </section>
      ))}
      <section className="stack-3 one-column" aria-labelledby="left-out">
        <h2 className="title-s" id="left-out">
          {t('left')}
        </h2>
        <ul className={`stack-2 ${styles.list}`}>
          {LEFT_OUT.map((reason) => (
            <li key={reason}>{LEFT_OUT_WORDS[reason]}</li>
          ))}
        </ul>
        <p>{t('other', { brand })}</p>
      </section>
      <section className="stack-3 one-column" aria-labelledby="erase-title">
        <h2 className="title-s" id="erase-title">
          {t('erase')}
        </h2>
        <p>
          <a href={`${OWN_DATA_PATH}?prosba=usuniecie`}>{t('eraseLink')}</a>
        </p>
      </section>
    </Wrap>
  )
}

function Row({ section, row }: { section: DataSection; row: DataRecord }) {
  const t = useTranslations('ownData.copy')
  const title = useTitle(section, row)
  // The consent's code is part of its withdrawal URL.
  const withdrawal = section === 'consents' && !row.withdrawn_at ? consentPath(String(row.code)) : null
  return (
    <DataRow title={title} row={row} hidden={section === 'consents' ? ['code'] : []}>
      {withdrawal && <a href={withdrawal}>{t('withdraw')}</a>}
    </DataRow>
  )
}

function useTitle(section: DataSection, row: DataRecord): string {
  const t = useTranslations('ownData.copy')
  const restaurant = typeof row.restaurant === 'string' ? row.restaurant : null
  if (section === 'orders') return `${t('order', { number: String(row.number) })}, ${restaurant}`
  if (section === 'consents') return String(row.contact)
  if (restaurant && typeof row.reserved_on === 'string') return `${restaurant}, ${wallTimeText(row.reserved_on)}`
  if (restaurant) return [restaurant, row.day].filter(Boolean).join(', ')
  const when = typeof row.created_at === 'string' ? momentOf(row.created_at) : DATA_SECTION_WORDS[section]
  return typeof row.number === 'string' ? `${row.number}, ${when}` : when
}
