import styles from '@/components/map/map.module.css'

/** A marker's element: a pin in the brand's colour; its accessible name is the marker's title. */
export function createMarkerElement(): HTMLElement {
  const face = document.createElement('span')
  face.className = styles.pin ?? ''
  face.append(document.createElement('span'))
  return face
}
