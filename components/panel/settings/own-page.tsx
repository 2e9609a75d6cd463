import { useTranslations } from 'next-intl'
import { StaffCopyButton } from '@/components/panel/access/staff-copy-button'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import type { OwnPage } from '@/lib/domain/embed/own-page'
import { SNIPPET_PATH } from '@/lib/domain/embed/snippet'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import styles from './settings.module.css'

type Props = { restaurant: { id: number; slug: string }; page: OwnPage }

/** The address of the restaurant's own page, its QR code, and the code for its own site, each to be copied. Contract C37. */
export function OwnPageSection({ restaurant, page: { url, qr, snippets, origins } }: Props) {
  const { id, slug } = restaurant
  const t = useTranslations('panel.settings.ownPage')
  return (
    <section className={`stack-2 at-start framed relative anywhere padded ${styles.item}`} aria-labelledby="own-page">
      <h2 id="own-page">{t('title')}</h2>
      <div className="stack-4 shrinks">
        <TextField id="own-address" label={t('address')} defaultValue={url} readOnly />
        <StaffCopyButton label={t('copyAddress')} text={url} />
      </div>
      <p>
        <a href={restaurantPath(restaurant)}>{t('see')}</a>
      </p>
      <div className="row-3 centred">
        {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
        <img src={qr} alt={t('qr', { url })} width={160} height={160} />
        <p>
          {t('qrText')}{' '}
          <a href={qr} download={`qr-${slug}.svg`}>
            {t('qrDownload')}
          </a>
        </p>
      </div>
      <details>
        <summary>{t('embed')}</summary>
        {snippets === null ? (
          <p>{t('notEmbeddable')}</p>
        ) : (
          <div className="stack-4 shrinks">
            <p>
              {origins.length > 0 ? t('origins', { sites: origins.join(', ') }) : t('noOrigins')}{' '}
              <a href={`${settingsPartPath(id, 'profile')}#embedOrigins`}>{t('changeOrigins')}</a>
            </p>
            {snippets.map(({ mode, code }) => (
              <div key={mode} className="stack-4 shrinks">
                <TextArea id={`own-${mode}`} label={t(`code.${mode}`)} defaultValue={code} readOnly />
                <StaffCopyButton label={t('copyCode')} text={code} />
              </div>
            ))}
            <p>
              <a href={`${SNIPPET_PATH}?restauracja=${id}`}>{t('builder')}</a>
            </p>
          </div>
        )}
      </details>
    </section>
  )
}
