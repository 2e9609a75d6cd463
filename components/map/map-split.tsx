import type { ReactNode } from 'react'
import styles from './map.module.css'

/** A list with its map: side by side from 1100 px; on phones the map opens on demand. Without a map, only the list. */
export function MapSplit({ map, children }: { map: ReactNode; children: ReactNode }) {
  if (!map) return children
  return (
    <div className={`stack-4 one-column ${styles.split}`} data-split>
      {map}
      {children}
    </div>
  )
}
