import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { settingsHistoryPath } from '@/lib/domain/restaurant/settings/pages'
import type { SettingsVersion, SettingsVersions } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = { restaurantId: number; versions: SettingsVersions; answer: FormAnswer | null }

/** Number of lines of a version shown at once. */
const SHOWN_LINES = 6

/** Versions with their changes and authors, and the button to restore one. Contract C37. */
export function VersionsPage({ restaurantId, versions, answer }: Props) {
  const t = useTranslations('panel.settings.versions')
  const settings = useTranslations('panel.settings')
  const { items, next } = versions
  return (
    <StaffPage
      title={t('title')}
      back={{ href: panelPath(restaurantId, 'settings'), text: settings('back') }}
      answer={answer}
      width="narrow"
    >
      <p className="soft small">{t('text')}</p>
      {items.length === 0 && <p>{t('empty')}</p>}
      <ol className="stack-3">
        {items.map((version) => (
          <Version key={version.id} restaurantId={restaurantId} version={version} />
        ))}
      </ol>
      <StaffPager
        path={settingsHistoryPath(restaurantId)}
        list={{ next_cursor: next === null ? null : String(next), isFirst: true }}
      />
    </StaffPage>
  )
}

function Version({ restaurantId, version }: { restaurantId: number; version: SettingsVersion }) {
  const t = useTranslations('panel.settings.versions')
  const settings = useTranslations('panel.settings')
  const { id, part, at, by, kind, differences, is_newest: isNewest } = version
  const [name, when] = [settings(`parts.${part}.name`), momentText(at)]
  return (
    <li className={`stack-2 at-start framed relative padded ${styles.version}`}>
      <h2>
        {name} {isNewest && <Badge kind="success">{t('newest')}</Badge>}
      </h2>
      <p className="soft small">
        {when} · {t(`kinds.${kind}`)}
        {by && ` · ${by}`}
      </p>
      {differences.length > 0 && (
        <ul className="stack-1 small anywhere">
          {differences.slice(0, SHOWN_LINES).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
            <li key={i}>{line}</li>
          ))}
          {differences.length > SHOWN_LINES && <li>{t('more', { count: differences.length - SHOWN_LINES })}</li>}
        </ul>
      )}
      <div className={`flex wrap relative ${styles.steps}`}>
        {kind !== 'start' && (
          <VersionForm restaurantId={restaurantId} id={id} step="undo" about={{ part: name, when }} />
        )}
        {!isNewest && <VersionForm restaurantId={restaurantId} id={id} step="restore" about={{ part: name, when }} />}
      </div>
    </li>
  )
}

type FormProps = { restaurantId: number; id: number; step: 'undo' | 'restore'; about: { part: string; when: string } }

function VersionForm({ restaurantId, id, step, about }: FormProps) {
  const t = useTranslations('panel.settings.versions')
  return (
    <form method="post" action={`/panel/form/${restaurantId}/settings-${step}`}>
      <input type="hidden" name="version" value={id} />
      <Button type="submit" variant="secondary" aria-label={t(step === 'undo' ? 'undoAbout' : 'restoreAbout', about)}>
        {t(step)}
      </Button>
    </form>
  )
}
