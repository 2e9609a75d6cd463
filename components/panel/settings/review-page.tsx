import { useTranslations } from 'next-intl'
import { RowsTable } from '@/components/panel/page/rows-table'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { settingsPreviewPath } from '@/lib/domain/restaurant/settings/preview'
import type { SettingsReview, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { ImpactItem } from './impact-item'
import { ProblemList } from './problem-list'
import { PromotionsTable } from './promotions-table'
import styles from './settings.module.css'

type Props = {
  restaurantId: number
  review: SettingsReview
  /** The drafted part, where it has problems. */
  value: SettingsView['value']
  answer: FormAnswer | null
  attempt: string
}

/** Effects of publishing a draft, the orders and visits it touches, and the button that publishes. Contract C37. */
export function ReviewPage({ restaurantId, review, value, answer, attempt }: Props) {
  const t = useTranslations('panel.settings.review')
  const parts = useTranslations('panel.settings.parts')
  const preview = useTranslations('panel.settings.preview')
  const { part, differences, others, conflicts, problems, impact, reviewed } = review
  const isSound = Object.keys(problems).length === 0
  const canPublish = differences.length > 0 && isSound
  const touched = impact.filter(({ kind }) => kind === 'reservation').length
  return (
    <StaffPage
      title={t('title', { part: parts(`${part}.name`) })}
      back={{ href: settingsPartPath(restaurantId, part), text: t('edit') }}
      answer={answer}
      width="narrow"
    >
      <ProblemList {...review} restaurantId={restaurantId} value={value} title={t('problems')} />
      {isSound && (
        <p>
          <ButtonLink href={settingsPreviewPath(restaurantId, part)} variant="secondary">
            {preview('link')}
          </ButtonLink>
        </p>
      )}
      <Lines title={t('differences')} lines={differences} empty={t('noDifferences')} />
      {others.length > 0 && <Lines title={t('others')} text={t('othersText')} lines={others} />}
      {conflicts.length > 0 && (
        <Notice kind="warning">
          <p>{t('conflicts')}</p>
          <ul>
            {conflicts.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {canPublish && (
        <form
          method="post"
          autoComplete="off"
          action={`/panel/form/${restaurantId}/settings-publish`}
          className={`stack-4 shrinks ${styles.form}`}
        >
          <HiddenFields fields={{ part, reviewed, attempt }} />
          <StaffSection title={t('impact')}>
            {impact.length === 0 ? (
              <p>{t('noImpact')}</p>
            ) : (
              <>
                <p>{t('kept')}</p>
                <ul className="stack-3">
                  {impact.map((one, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
                    <ImpactItem key={i} restaurantId={restaurantId} impact={one} />
                  ))}
                </ul>
              </>
            )}
          </StaffSection>
          {review.evening && <Evening evening={review.evening} />}
          {review.promotions && <PromotionsTable preview={review.promotions} />}
          {touched > 0 && (
            <TextField
              id="reason"
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              autoComplete="off"
              maxLength={300}
              defaultValue={answer?.values.reason}
              error={answer?.fields?.reason}
            />
          )}
          <p className="soft small">{t('publishText')}</p>
          <Button type="submit" size="large">
            {t('publish')}
          </Button>
          {touched > 0 && (
            <Button type="submit" variant="secondary" name="press" value="cancel-all">
              {t('cancelAll', { count: touched })}
            </Button>
          )}
        </form>
      )}
    </StaffPage>
  )
}

const FIGURES = ['seats', 'largestParty', 'couples', 'guests'] as const

function Evening({ evening: { date, before, after } }: { evening: NonNullable<SettingsReview['evening']> }) {
  const t = useTranslations('panel.settings.review')
  return (
    <StaffSection title={t('evening', { day: formatDayShort(date) })}>
      <RowsTable
        columns={['', t('before'), t('after')]}
        rows={FIGURES.map((figure) => ({ key: figure, cells: [t(figure), before[figure], after[figure]] }))}
      />
    </StaffSection>
  )
}

type LinesProps = { title: string; lines: readonly string[]; text?: string; empty?: string }

function Lines({ title, lines, text, empty }: LinesProps) {
  return (
    <StaffSection title={title}>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {text && <p>{text}</p>}
          <ul className="stack-1 small anywhere">
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </StaffSection>
  )
}
