import type { ComponentProps } from 'react'
import { EmptyPlace } from '@/components/list/empty-place'
import { Wrap } from '@/components/ui/layout/wrap'
import styles from './home.module.css'

/** Start page of a brand without restaurants. Contract C34. */
export function EmptyBrand(place: Pick<ComponentProps<typeof EmptyPlace>, 'kind' | 'elsewhere' | 'isHome'>) {
  return (
    <div className={styles.section}>
      <Wrap>
        <EmptyPlace {...place} of="brand" cities={[]} />
      </Wrap>
    </div>
  )
}
