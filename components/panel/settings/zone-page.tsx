import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { kmText } from '@/lib/domain/km-text'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { readArea } from '@/lib/domain/restaurant/settings/drafted-zone'
import type { SettingsView, ZoneStreet, ZoneStreets } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = {
  restaurantId: number
  view: SettingsView
  /** Place of the zone in the draft. */
  zone: number
  /** Mark of the zone at that place: streets never go into another one. */
  mark: string
  q: string
  streets: ZoneStreets
  /** Has the zone an area that cannot be read? */
  isUnread: boolean
  answer: FormAnswer | null
  supportEmail: string
}

/** The streets of a delivery zone: those that are ticked are in it, and its outline follows from them. Contract C37. */
export function ZonePage({ restaurantId, view, zone, mark, q, streets, isUnread, answer, supportEmail }: Props) {
  const t = useTranslations('panel.settings.zone')
  const review = useTranslations('panel.settings.form')
  const { area, covered, inside, found } = streets
  const shown = new Set(found.map(({ id }) => id))
  const others = inside.filter(({ id }) => !shown.has(id))
  const hasTowns = new Set([...inside, ...found].map(({ city }) => city)).size > 1
  const before = readArea(answer?.values.before) ? answer?.values.before : undefined
  const isUnknown = q === '' && inside.length + found.length === 0
  return (
    <>
      <p>{t('text')}</p>
      <div role="status" className="stack-1">
        <p>
          <strong>{t('covered', { whole: covered.whole, addresses: covered.addresses })}</strong>{' '}
          {covered.part > 0 && t('part', { count: covered.part })}
        </p>
        {SIDE_EFFECTS.map(
          (what) => answer?.values[what] && <p key={what}>{t(what, { names: answer.values[what] })}</p>,
        )}
      </div>
      {area?.kind === 'radius' && <p className="soft small">{t('circle')}</p>}
      {isUnread && <Notice kind="warning">{t('unread')}</Notice>}
      {covered.is_cut && <Notice kind="warning">{t('cut')}</Notice>}
      {isUnknown && <Notice kind="warning">{t('unknown', { email: supportEmail })}</Notice>}
      <form
        method="post"
        autoComplete="off"
        action={`/panel/form/${restaurantId}/settings-streets`}
        className={`stack-4 shrinks ${styles.form}`}
      >
        <HiddenFields
          fields={{
            zone,
            mark,
            q,
            ...(before && { before, after: answer?.values.after, added: answer?.values.added }),
          }}
        />
        {/* In the form of the streets: a search keeps what was ticked before. */}
        <div className={`stack-3 aside-end ${styles.inline}`}>
          <TextField
            id="ulica"
            name="ulica"
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            autoComplete="off"
            maxLength={60}
            defaultValue={q}
          />
          <Button type="submit" name="press" value="search" variant="secondary">
            {t('searchButton')}
          </Button>
        </div>
        {q !== '' && found.length === 0 && <p>{t('none')}</p>}
        <Streets title={q ? t('found', { q }) : t('nearest')} streets={found} hasTowns={hasTowns} />
        <Streets title={t('inside')} streets={others} hasTowns={hasTowns} />
        <div className={`row-2 pad-2 ${styles.bar}`}>
          <Button type="submit" name="press" value="save">
            {t('save')}
          </Button>
          {before && (
            <Button type="submit" name="press" value="undo" variant="secondary">
              {t('undo')}
            </Button>
          )}
          {view.revision !== null && (
            <Button type="submit" name="press" value="review" variant="secondary">
              {review('review')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

/** Effects of a change on streets that nobody named, or other effects than were asked for. */
const SIDE_EFFECTS = ['also', 'lost', 'kept', 'farAway'] as const

function Streets({ title, streets, hasTowns }: { title: string; streets: readonly ZoneStreet[]; hasTowns: boolean }) {
  const t = useTranslations('panel.settings.zone')
  if (streets.length === 0) return null
  return (
    <fieldset className={`stack-3 shrinks ${styles.choices}`}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {streets.map(({ id, street, city, km, coverage }) => {
          const isWhole = coverage === 'whole'
          const about = [
            hasTowns && city,
            coverage === 'none' && t('away', { km: kmText(km) }),
            coverage === 'part' && t('partly'),
            coverage === 'far' && t('far'),
          ]
          return (
            <div key={id}>
              {isWhole && <input type="hidden" name={`was-${id}`} value="1" />}
              <CheckboxField
                id={`street-${id}`}
                name={`street-${id}`}
                value="1"
                label={street}
                hint={about.filter(Boolean).join(', ') || undefined}
                defaultChecked={isWhole}
                disabled={coverage === 'far'}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
