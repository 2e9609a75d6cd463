import { useTranslations } from 'next-intl'
import { ShareButton } from '@/components/shell/share-button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { phonePath } from '@/components/ui/icons/phone'
import { pinPath } from '@/components/ui/icons/pin'
import { PhoneLink } from '@/components/ui/phone-link'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import { mapLinks } from '@/lib/domain/restaurant/map-links'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import styles from './section.module.css'

/** Address, contact data and operator; `path` is the public path of the shared page. */
export function RestaurantContact({ restaurant, path }: { restaurant: Restaurant; path: string }) {
  const t = useTranslations('restaurant')
  const { name, address, contact, trader } = restaurant
  return (
    <section className="stack-3 one-column at-start measure" aria-labelledby="contact">
      <h2 id="contact" className="title-m">
        {t('address')}
      </h2>
      <address className={styles.address}>
        {address.street} {address.house}
        <br />
        {address.postal_code} {address.city}
      </address>
      <div className="row-2">
        <ButtonLink href={directionsUrl(address)} variant="secondary" target="_blank" rel="noopener">
          <Icon path={pinPath} size={20} />
          {t('route')}
        </ButtonLink>
        <ButtonLink href={`tel:${contact.phone.replace(/\s/g, '')}`} variant="secondary">
          <Icon path={phonePath} size={20} />
          {t('call', { phone: contact.phone })}
        </ButtonLink>
        <ShareButton
          id="udostepnij"
          title={name}
          text={t('shareText', { name, address: `${address.street} ${address.house}, ${address.city}` })}
          path={path}
        />
      </div>
      <p className="unprinted soft">
        {t('openInMaps')}{' '}
        {mapLinks(name, address).map(({ label, url }, index) => (
          <span key={label}>
            {index > 0 && ' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </span>
        ))}
      </p>
      {contact.website && (
        <p>
          <a href={contact.website} rel="noopener nofollow" target="_blank">
            {t('website')}
          </a>
        </p>
      )}
      <div className="small">
        <h3>{t('trader')}</h3>
        <p className="soft">
          {trader.name}, {trader.address}. {t('nip', { nip: trader.nip })}
          <br />
          {trader.email}, <PhoneLink phone={trader.phone} />
        </p>
      </div>
    </section>
  )
}
