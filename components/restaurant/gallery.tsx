import { useTranslations } from 'next-intl'
import { BlurredPicture } from '@/components/ui/blurred-picture'
import { Cover } from '@/components/ui/cover'
import { Icon } from '@/components/ui/icon'
import { closePath } from '@/components/ui/icons/close'
import type { PublishedPicture as PictureData } from '@/lib/domain/restaurant/schema'
import styles from './gallery.module.css'

const SHOWN = 4
const BOX = 'zdjecia'

/**
 * The pictures, the cover first; without pictures a cover generated from the name. On phones they scroll sideways. Each
 * is a button that opens all of them large, without a script: Escape and the phone's back gesture close them.
 */
export function Gallery({ name, pictures }: { name: string; pictures: PictureData[] }) {
  const t = useTranslations('restaurant')
  const shown = pictures.slice(0, SHOWN)
  if (shown.length === 0) {
    return (
      <div className={`unprinted ${styles.single}`} data-place="picture">
        <Cover name={name} />
      </div>
    )
  }
  const isSingle = shown.length === 1
  return (
    <>
      {/* A scrolling region must be reachable by keyboard. */}
      <section
        className={isSingle ? `unprinted ${styles.single}` : `unprinted stack-1 ${styles.gallery}`}
        aria-label={t('gallery')}
        data-count={shown.length}
        data-place="picture"
        tabIndex={isSingle ? undefined : 0}
      >
        {shown.map((picture, index) => (
          <button
            key={picture.src}
            type="submit"
            popoverTarget={BOX}
            className={`block full shrinks ${styles.open}`}
            aria-label={t('enlarge', { alt: picture.alt })}
            data-photo={photoId(index)}
          >
            <BlurredPicture
              picture={picture}
              placeholder={picture.placeholder}
              alt=""
              sizes={sizesOf(index, isSingle)}
              priority={index === 0}
            />
          </button>
        ))}
      </section>
      <div id={BOX} popover="auto" role="dialog" aria-label={t('gallery')} className={styles.box}>
        <button
          type="submit"
          popoverTarget={BOX}
          popoverTargetAction="hide"
          className={`middle square outlined dark rounded ${styles.close}`}
          aria-label={t('closeGallery')}
        >
          <Icon path={closePath} />
        </button>
        {pictures.map((picture, index) => (
          <figure key={picture.src} id={photoId(index)} className={`stack-2 ${styles.photo}`}>
            <BlurredPicture
              picture={picture}
              placeholder={picture.placeholder}
              alt=""
              sizes="(min-width: 64rem) 60rem, 100vw"
            />
            <figcaption>{picture.alt}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

const photoId = (index: number) => `zdjecie-${index + 1}`

function sizesOf(index: number, isSingle: boolean): string {
  if (isSingle) return '(min-width: 64rem) 46rem, 100vw'
  return index === 0 ? '(min-width: 100rem) 43rem, (min-width: 64rem) 31rem, 88vw' : '(min-width: 64rem) 15rem, 88vw'
}
