import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/panel/page/staff-page'
import { ButtonLink } from '@/components/ui/button-link'
import type { RestaurantPageName } from '@/lib/domain/restaurant/restaurant-pages'
import { settingsPartPath, settingsReviewPath } from '@/lib/domain/restaurant/settings/pages'
import {
  PREVIEW_WIDTHS,
  type PreviewChoice,
  previewedPagePath,
  settingsPreviewPath,
} from '@/lib/domain/restaurant/settings/preview'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import styles from './preview.module.css'
import { ProblemList } from './problem-list'

/** Where the draft has problems there is no preview. */
type Props = Pick<SettingsView, 'part' | 'value' | 'problems'> & {
  restaurantId: number
  /** Pages that the restaurant has with its draft. */
  pages: readonly RestaurantPageName[]
  choice: PreviewChoice
}

/** A diners' page with a draft, in the chosen width. Contract C37. */
export function PreviewPage({ restaurantId, part, problems, value, pages, choice }: Props) {
  const t = useTranslations('panel.settings.preview')
  const parts = useTranslations('panel.settings.parts')
  const names = useTranslations('restaurantPages')
  const hasProblems = Object.keys(problems).length > 0
  const to = (change: Partial<PreviewChoice>) => settingsPreviewPath(restaurantId, part, { ...choice, ...change })
  return (
    <StaffPage
      title={t('title', { part: parts(`${part}.name`) })}
      back={{ href: settingsPartPath(restaurantId, part), text: t('edit') }}
      width="wide"
    >
      {hasProblems ? (
        <ProblemList restaurantId={restaurantId} part={part} value={value} problems={problems} title={t('problems')} />
      ) : (
        <>
          <p className="soft measure">{t('text')}</p>
          <div className="row-3 centred">
            <Choice
              label={t('pages')}
              links={pages.map((page) => ({ text: names(page), href: to({ page }), isChosen: page === choice.page }))}
            />
            <Choice
              label={t('widths')}
              links={PREVIEW_WIDTHS.map((width) => ({
                text: t(`widthNames.${width}`),
                href: to({ width }),
                isChosen: width === choice.width,
              }))}
            />
            <ButtonLink href={settingsReviewPath(restaurantId, part)} variant="secondary">
              {t('review')}
            </ButtonLink>
          </div>
          <div className={styles.stage} data-width={choice.width}>
            <iframe
              className={styles.frame}
              src={previewedPagePath(restaurantId, part, choice.page)}
              title={t('frame', { page: names(choice.page) })}
            />
          </div>
        </>
      )}
    </StaffPage>
  )
}

type ChoiceProps = { label: string; links: { text: string; href: string; isChosen: boolean }[] }

function Choice({ label, links }: ChoiceProps) {
  return (
    <nav aria-label={label} className="flex wrap rounded surface edged">
      {links.map(({ text, href, isChosen }) => (
        <a
          key={href}
          href={href}
          className={`touch dark semibold plain-link ${styles.link}`}
          aria-current={isChosen ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
