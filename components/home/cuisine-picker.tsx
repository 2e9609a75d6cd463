import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'
import { ExpandableTiles } from './client/expandable-tiles'
import styles from './cuisine-picker.module.css'
import { CUISINE_TILES, cuisinePath } from './cuisine-tiles'
import { HomeSection } from './section'

type Props = {
  title: string
  text: string
  /** The cuisines that restaurants here offer; without it, all. */
  cuisines?: readonly string[]
}

/** Order cuisines as pictures that link to their lists. Ledger L035, L059–L069. */
export function CuisinePicker({ title, text, cuisines }: Props) {
  const t = useTranslations('ordering')
  const tiles = CUISINE_TILES.filter(({ cuisine }) => !cuisines || cuisines.includes(cuisine))
  return (
    <HomeSection title={title} text={text}>
      <ExpandableTiles label={t('moreCuisines')} count={tiles.length}>
        {tiles.map(({ label, cuisine, picture }, index) => (
          <li key={cuisine}>
            <a href={cuisinePath(cuisine)} className={`framed dark block relative plain-link ${styles.tile}`}>
              <Picture
                picture={{ src: `/pictures/${picture}`, alt: '', width: 1200, height: 800, widths: PICTURE_WIDTHS }}
                sizes="(min-width: 1100px) 18rem, 45vw"
                priority={index < 2}
                className={styles.picture}
              />
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ExpandableTiles>
    </HomeSection>
  )
}
