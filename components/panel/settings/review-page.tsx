import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { settingsPreviewPath } from '@/lib/domain/restaurant/settings/preview'
import { problemPlaceText } from '@/lib/domain/restaurant/settings/problem-place'
import type { SettingsReview } from '@/lib/domain/restaurant/settings/wire'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { ImpactItem } from './impact-item'
import { PromotionsTable } from './promotions-table'
import styles from './settings.module.css'

type Props = { restaurantId: number; review: SettingsReview; answer: FormAnswer | null; attempt: string }

/** Effects of publishing a draft, the orders and visits it touches, and the button that publishes. Contract C37. */
export function ReviewPage({ restaurantId, review, answer, attempt }: Props) {
  const t = useTranslations('panel.settings.review')
  const parts = useTranslations('panel.settings.parts')
  const preview = useTranslations('panel.settings.preview')
  const { part, differences, others, conflicts, problems, impact, reviewed } = review
  const wrong = Object.entries(problems)
  const canPublish = differences.length > 0 && wrong.length === 0
  const touched = impact.filter(({ kind }) => kind === 'reservation').length
  return (
    <div className={`stack-4 in-the-middle ${styles.page}`}>
      <p>
        <a href={settingsPartPath(restaurantId, part)}>{t('edit')}</a>
      </p>
      <h1>{t('title', { part: parts(`${part}.name`) })}</h1>
      <AnswerNotice answer={answer} />
      {wrong.length > 0 && (
        <Notice kind="danger" title={t('problems')}>
          <ul>
            {wrong.map(([place, problem]) => (
              <li key={place}>
                {problemPlaceText(place)}: {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {wrong.length === 0 && (
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
          action={`/panel/form/${restaurantId}/settings-publish`}
          className={`stack-4 shrinks ${styles.form}`}
        >
          <input type="hidden" name="part" value={part} />
          <input type="hidden" name="reviewed" value={reviewed} />
          <input type="hidden" name="attempt" value={attempt} />
          <section className="stack-4 shrinks" aria-labelledby="impact-title">
            <h2 id="impact-title">{t('impact')}</h2>
            {impact.length === 0 ? (
              <p>{t('noImpact')}</p>
            ) : (
              <>
                <p>{t('kept')}</p>
                <ul className={styles.rows}>
                  {impact.map((one, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
                    <ImpactItem key={i} restaurantId={restaurantId} impact={one} />
                  ))}
                </ul>
              </>
            )}
          </section>
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
            />
          )}
          <p className={styles.soft}>{t('publishText')}</p>
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
    </div>
  )
}

const FIGURES = ['seats', 'largestParty', 'couples', 'guests'] as const

function Evening({ evening: { date, before, after } }: { evening: NonNullable<SettingsReview['evening']> }) {
  const t = useTranslations('panel.settings.review')
  return (
    <table className={`numeric ${styles.evening}`}>
      <caption>{t('evening', { day: formatDayShort(date) })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(figure)}</th>
            <td>{before[figure]}</td>
            <td>{after[figure]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LinesProps = { title: string; lines: readonly string[]; text?: string; empty?: string }

function Lines({ title, lines, text, empty }: LinesProps) {
  return (
    <section className="stack-4 shrinks">
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {text && <p>{text}</p>}
          <ul className={styles.lines}>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
