import { useTranslations } from 'next-intl'
import { StaffList } from '@/components/panel/access/staff-list'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { consolePath } from '@/lib/domain/console/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'

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

/** Gaps in the data that search engines read of a brand's restaurants. Contract C39. */
export function VisibilityPage({ host, checked, gaps, after, nextAfter }: Props) {
  const t = useTranslations('panel.marketing.visibility')
  return (
    <StaffPage title={t('title')}>
      <p>{t('text', { host })}</p>
      <p>{t('checked', { count: checked, gaps: gaps.length })}</p>
      <StaffList
        rows={gaps}
        empty={t('noGaps')}
        heading="h2"
        lines={[
          { as: 'name', cell: ({ name, path }) => <a href={path}>{name}</a> },
          ...Object.keys(panelWords.marketing.visibility.gaps).map((key) => ({
            cell: ({ gaps: missing }: Props['gaps'][number]) => {
              const found = missing.find(({ gap }) => gap === key)
              if (!found) return null
              const { gap, isRequired } = found
              return (
                <>
                  {t(`gaps.${gap}`)} {isRequired && <Badge kind="danger">{t('required')}</Badge>}{' '}
                  <span className="soft small">{t('whoMends', { who: t(`menders.${gap}`) })}</span>
                </>
              )
            },
          })),
        ]}
      />
      <p className="links flex wrap gap-2-4">
        {nextAfter !== null && <a href={`${PATH}?po=${nextAfter}`}>{t('nextRestaurants')}</a>}
        {after > 0 && <a href={`${PATH}`}>{t('firstRestaurants')}</a>}
      </p>
    </StaffPage>
  )
}
