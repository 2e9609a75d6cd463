import type { ReactNode } from 'react'
import styles from './map.module.css'

/** A list with its map: beside each other from 1100 px, on phones the map comes on demand. Without a map, the list alone. */
export function MapSplit({ map, children }: { map: ReactNode; children: ReactNode }) {
  if (!map) return children
  return (
    <div className={styles.split} data-split>
      {map}
      {children}
    </div>
  )
}
