import { useTranslations } from 'next-intl'
import { Cover } from '@/components/ui/cover'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/domain/restaurant/schema'
import styles from './gallery.module.css'

const SHOWN = 4

/** The pictures, the cover first; without pictures a cover generated from the name. On phones they scroll sideways. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureData[] }) {
  const t = useTranslations('restaurant')
  const shown = pictures.slice(0, SHOWN)
  if (shown.length === 0) {
    return (
      <div className={styles.single}>
        <Cover name={name} />
      </div>
    )
  }
  if (shown.length === 1 && shown[0]) {
    return (
      <div className={styles.single}>
        <Picture picture={shown[0]} sizes="(min-width: 64rem) 46rem, 100vw" priority />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <section className={styles.gallery} aria-label={t('gallery')} data-count={shown.length} tabIndex={0}>
      {shown.map((picture, index) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={index === 0 ? '(min-width: 64rem) 31rem, 88vw' : '(min-width: 64rem) 15rem, 88vw'}
          priority={index === 0}
        />
      ))}
    </section>
  )
}
