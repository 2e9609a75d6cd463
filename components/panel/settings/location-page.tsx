import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { TextField } from '@/components/ui/form/text-field'
import { mapLinks } from '@/lib/domain/restaurant/map-links'
import { type Json, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { AddressCheck, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = { restaurantId: number; view: SettingsView; q: string; found: AddressCheck['items'] }

/** The restaurant's own address from the list of streets: a press takes street, number and point. Contract C37. */
export function LocationPage({ restaurantId, view, q, found }: Props) {
  const t = useTranslations('panel.settings.location')
  const { revision, version } = view
  const seen = JSON.stringify(valueAt(view.value as Json, ['address']))
  const draft = { part: 'profile', at: 'address', revision, version, seen }
  const placesOf = (location: object) =>
    Object.fromEntries(Object.entries(location).map(([name, at]) => [`address.${name}`, at]))
  return (
    <>
      <p>{t('text')}</p>
      <form method="get" className={`stack-3 aside-end ${styles.inline}`}>
        <TextField
          id="adres"
          name="adres"
          type="search"
          label={t('field')}
          autoComplete="off"
          maxLength={100}
          defaultValue={q}
        />
        <Button type="submit" variant="secondary">
          {t('search')}
        </Button>
      </form>
      <div role="status">{found.length === 0 && <p>{t('none')}</p>}</div>
      <ul className="stack-3">
        {found.map(({ address, location }) => (
          <li key={address} className={`stack-2 at-start framed relative padded ${styles.touched}`}>
            <strong>{address}</strong>
            {location ? (
              <form method="post" action={`/panel/form/${restaurantId}/settings`} className="stack-1">
                <HiddenFields fields={{ ...draft, ...placesOf(location) }} />
                <p className="links flex wrap gap-4">
                  <a href={mapLinks(address, location).at(-1)?.url} target="_blank" rel="noreferrer">
                    {t('map')}
                  </a>
                </p>
                <p>
                  <Button type="submit" name="press" value="save" aria-label={t('chooseAbout', { address })}>
                    {t('choose')}
                  </Button>
                </p>
              </form>
            ) : (
              <p className="soft small">{t('noNumber')}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
