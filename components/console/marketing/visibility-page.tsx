import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { consolePath } from '@/lib/domain/console/pages'
import type { panelWords } from '@/lib/domain/panel/panel-words'
import styles from './marketing.module.css'

type Words = typeof panelWords.marketing.visibility
type Gap = keyof Words['gaps']

type Props = {
  host: string
  checked: number
  gaps: readonly { id: number; name: string; path: string; gaps: readonly { gap: Gap; isRequired: boolean }[] }[]
  after: number
  nextAfter: number | null
}

const PATH = consolePath('visibility')

/** A brand's standing in search engines, with the gaps. Contract C39. */
export function VisibilityPage(props: Props) {
  const t = useTranslations('panel.marketing.visibility')
  return (
    <div className={classNames(pageStyles.page, styles.page)}>
      <h1>{t('title')}</h1>
      <p>{t('text', { host: props.host })}</p>
      <Gaps {...props} />
    </div>
  )
}

function Gaps({ checked, gaps, after, nextAfter }: Props) {
  const t = useTranslations('panel.marketing.visibility')
  return (
    <section className={pageStyles.section} aria-labelledby="gaps-title" id="dane">
      <h2 id="gaps-title">{t('gapsTitle')}</h2>
      <p>{t('gapsText')}</p>
      <p>{t('checked', { count: checked, gaps: gaps.length })}</p>
      {gaps.length === 0 ? (
        <p>{t('noGaps')}</p>
      ) : (
        <ul className={styles.links}>
          {gaps.map(({ id, name, path, gaps: missing }) => (
            <li key={id} className={styles.link}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <ul>
                {missing.map(({ gap, isRequired }) => (
                  <li key={gap}>
                    {t(`gaps.${gap}`)} {isRequired && <Badge kind="danger">{t('required')}</Badge>}{' '}
                    <span className={styles.soft}>{t('whoMends', { who: t(`menders.${gap}`) })}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.pager}>
        {nextAfter !== null && <a href={`${PATH}?po=${nextAfter}#dane`}>{t('nextRestaurants')}</a>}
        {after > 0 && <a href={`${PATH}#dane`}>{t('firstRestaurants')}</a>}
      </p>
    </section>
  )
}
